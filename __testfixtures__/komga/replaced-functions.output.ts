// fixture: profile=komga
const server = 'https://komga.example.com';

// Another function takes the place of one that reads the response.
const api = {
  get: async (path: string) => (await fetch(server + path)).json(),
};
export function count() {
  const old = api.get;
  api.get = async (path: string) => ({ all: await old(path) });
}
export const genres = async () => (await api.get('/api/v1/genres')).length; // want: manual overridden

class Meta {
  get = async (path: string): Promise<string[]> => (await fetch(server + path)).json();
  tags() {
    return this.get('/api/v1/tags'); // want: manual overridden
  }
}
const meta = new Meta();
export function shorten() {
  const old = meta.get;
  meta.get = async (path) => (await old(path)).slice(1);
}

// That of another object does not matter.
const first = { get: async (path: string): Promise<string[]> => (await fetch(server + path)).json() };
const second = { get: async (path: string): Promise<string[]> => [path] };
export const replace = () => (second.get = async () => []);
export const languages = async () => (await first.get('/api/v2/languages?unpaged=true') as unknown as { content: string[] }).content.length; // want: migrated
