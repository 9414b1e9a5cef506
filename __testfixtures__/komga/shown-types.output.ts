// fixture: profile=komga
// The functions have no return type: what they return has one.
const B = process.env.KOMGA_URL;
const pending = new Map<string, Promise<string[]>>();

const kept = (path: string) => {
  let list = pending.get(path);
  if (!list) pending.set(path, (list = fetch(B + path).then((response) => response.json())));
  return list;
};

const cast = async (path: string) => (await (await fetch(B + path)).json()) as string[];

const open = async (path: string) => (await fetch(B + path)).json();

class Lists {
  private readonly pending = new Map<string, Promise<string[]>>();

  private get(path: string) {
    if (!this.pending.has(path)) this.pending.set(path, fetch(B + path).then((response) => response.json()));
    return this.pending.get(path)!;
  }

  async tags() {
    return (await this.get('/api/v2/tags?unpaged=true') as unknown as { content: string[] }).content.join(); // want: migrated
  }
}

export const ofKept = async () => (await kept('/api/v2/genres?unpaged=true') as unknown as { content: string[] }).content.length; // want: migrated
export const ofCast = async () => (await cast('/api/v2/languages?unpaged=true') as unknown as { content: string[] }).content.length; // want: migrated
export const chained = () =>
  cast('/api/v2/publishers?unpaged=true').then((page: any): string[] => page.content).then((names) => names.length); // want: migrated
export const ofOpen = async () => (await open('/api/v2/sharing-labels?unpaged=true')).content.length; // want: migrated
export const tags = () => new Lists().tags();
export const libraries = () => cast('/api/v1/libraries'); // nope: not deprecated
