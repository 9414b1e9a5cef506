// fixture: profile=komga
const base = process.env.BASE_URL;

// Other code asks for what is kept by the old path
const counts: Record<string, number> = {};
async function counted(path: string): Promise<Response> {
  counts[path] = (counts[path] ?? 0) + 1;
  return fetch(base + path);
}
export const genres = async (): Promise<string[]> => (await counted('/api/v1/genres')).json(); // want: manual url-read
export const genresAsked = () => counts['/api/v1/genres']; // mention

// The path comes to it by another function
class Cached {
  #kept = new Map<string, Response>();
  async get(path: string): Promise<Response> {
    const response = await fetch(base + path);
    this.#kept.set(path, response.clone());
    return response;
  }
  drop(path: string): void {
    this.#kept.delete(path);
  }
}
const cached = new Cached();
export const tags = async (): Promise<string[]> => (await cached.get('/api/v1/tags')).json(); // want: manual url-read
export const dropTags = () => cached.drop('/api/v1/tags'); // mention

// All that is kept is looked at
const log: string[] = [];
const logged = (path: string): Promise<Response> => {
  log.push(path);
  return fetch(base + path);
};
export const languages = async (): Promise<string[]> =>
  (await logged('/api/v2/languages?unpaged=true')).json().then((page) => page.content); // want: review url-kept
export const asked = () => log.join();

// It is emptied or counted, and no more
const seen = new Set<string>();
const noted = (path: string): Promise<Response> => {
  seen.add(path);
  return fetch(base + path);
};
export const publishers = async (): Promise<string[]> =>
  (await noted('/api/v2/publishers?unpaged=true')).json().then((page) => page.content); // want: migrated
export const forget = () => seen.clear();

// What stands in for some requests is set under the old method and path, and looked up on the way
const stubs = new Map<string, () => Response>();
const stub = (key: string, status: number) => stubs.set(key, () => new Response(null, { status }));
function send(method: string, path: string, body: object): Response | Promise<Response> {
  const standIn = stubs.get(`${method} ${path}`);
  if (standIn) return standIn();
  return fetch(base + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
stub('PUT /api/v1/libraries/L1', 204); // mention
export const rename = (id: string, name: string) => send('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual url-read

// The path of a URL object is looked up
const canned = new Map<string, unknown>();
async function readOrCanned(path: string, body?: unknown): Promise<unknown> {
  const url = new URL(path, base);
  return canned.get(body === undefined
    ? url.pathname
    : `${url.pathname} ${JSON.stringify(body)}`) ?? (await fetch(url, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })).json();
}
canned.set('/api/v1/series', { content: [] }); // mention
export const inLibrary = () => readOrCanned('/api/v1/series?library_id=L1'); // want: manual url-read
export const inOther = () =>
  readOrCanned('/api/v1/books/list', { condition: { libraryId: { operator: 'is', value: 'L2' } } }); // want: review wrapper-grown

// The path stays, and what is set is under another method
const others = new Map<string, () => Response>();
others.set('DELETE /api/v1/libraries/L1', () => new Response(null, { status: 204 }));
function ask(method: string, path: string, body: object): Response | Promise<Response> {
  const standIn = others.get(`${method} ${path}`);
  if (standIn) return standIn();
  return fetch(base + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
export const scan = (id: string) => ask('PATCH', `/api/v1/libraries/${id}`, { scanCbx: true }); // want: migrated
