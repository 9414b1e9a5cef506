// fixture: profile=komga
const root = 'https://komga.example.com';

// Each call of the function gets a page, so the function reads it.
async function list(path: string): Promise<string[]> {
  const response = await fetch(root + path);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()).content;
}
export const genres = () => list('/api/v2/genres?unpaged=true'); // want: migrated
export const publishers = async () => (await list('/api/v2/publishers?unpaged=true')).filter(Boolean); // want: migrated

// A single call reads its page itself.
const once = async (path: string) => (await fetch(root + path)).json();
export const languages = () => once('/api/v2/languages?unpaged=true').then((page) => page.content); // want: migrated

// It does not if the function has read the list before.
async function counted(path: string) {
  const names = (await (await fetch(root + path)).json()).content;
  return { names, count: names.length };
}
export const tags = () => counted('/api/v2/tags?unpaged=true'); // want: migrated

// A private method is used in its class only; a function of a table in no other way.
export class Lists {
  private async read(path: string): Promise<string[]> {
    return (await fetch(root + path)).json().then((page) => page.content);
  }
  labels() {
    return this.read('/api/v2/sharing-labels?unpaged=true'); // want: migrated
  }
  roles() {
    return this.read('/api/v2/authors/roles?unpaged=true'); // want: migrated
  }
}
const lists = { read: async (path: string): Promise<string[]> =>
  (await fetch(root + path)).json().then((page) => page.content) };
export const seriesTags = () => lists.read('/api/v2/tags?include=SERIES&unpaged=true'); // want: migrated
export const bookTags = () => lists.read('/api/v2/tags?include=BOOK&unpaged=true'); // want: migrated
