// fixture: profile=komga
const root = 'https://komga.example.com';

// Each call of the function gets a page, so the function reads it.
async function list(path: string): Promise<string[]> {
  const response = await fetch(root + path);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
export const genres = () => list('/api/v1/genres'); // want: migrated
export const publishers = async () => (await list('/api/v1/publishers')).filter(Boolean); // want: migrated

// A single call reads its page itself.
const once = async (path: string) => (await fetch(root + path)).json();
export const languages = () => once('/api/v1/languages'); // want: migrated

// It does not if the function has read the list before.
async function counted(path: string) {
  const names = await (await fetch(root + path)).json();
  return { names, count: names.length };
}
export const tags = () => counted('/api/v1/tags'); // want: migrated

// A private method is used in its class only; a function of a table in no other way.
export class Lists {
  private async read(path: string): Promise<string[]> {
    return (await fetch(root + path)).json();
  }
  labels() {
    return this.read('/api/v1/sharing-labels'); // want: migrated
  }
  roles() {
    return this.read('/api/v1/authors/roles'); // want: migrated
  }
}
const lists = { read: async (path: string): Promise<string[]> => (await fetch(root + path)).json() };
export const seriesTags = () => lists.read('/api/v1/tags/series'); // want: migrated
export const bookTags = () => lists.read('/api/v1/tags/book'); // want: migrated
