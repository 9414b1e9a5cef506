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
    return (await this.get('/api/v1/tags')).join(); // want: migrated
  }
}

export const ofKept = async () => (await kept('/api/v1/genres')).length; // want: migrated
export const ofCast = async () => (await cast('/api/v1/languages')).length; // want: migrated
export const chained = () => cast('/api/v1/publishers').then((names) => names.length); // want: migrated
export const ofOpen = async () => (await open('/api/v1/sharing-labels')).length; // want: migrated
export const tags = () => new Lists().tags();
export const libraries = () => cast('/api/v1/libraries'); // nope: not deprecated
