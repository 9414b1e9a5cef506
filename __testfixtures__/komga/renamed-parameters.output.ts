// fixture: profile=komga
// The client's own names for the parameters are turned into those of the service when they are sent.
const base = process.env.KOMGA_URL;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function asText(query: object): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const name = snakeCase(key);
    for (const one of Array.isArray(value) ? value : [value]) parts.push(`${name}=${encodeURIComponent(one)}`);
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

async function request<T>(method: string, path: string, { query = {}, json }: { query?: object; json?: unknown } = {}) {
  const response = await fetch(`${base}/api/${path}${asText(query)}`, {
    method,
    headers: json === undefined ? {} : { 'Content-Type': 'application/json' },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return (await response.json()) as T;
}

interface Scope {
  libraryId?: string;
  readStatus?: string;
}

export const books = (query: Scope = {}) => request('GET', 'v1/books', { query }); // want: manual query-unknown
export const unread = (libraryId: string) => request('GET', 'v1/books', { query: { libraryId, readStatus: 'UNREAD' } }); // want: manual query-unknown

const inList = (query: Scope) =>
  Object.entries(query)
    .map(([key, value]) => `${snakeCase(key)}=${value}`)
    .join('&');
const get = async (path: string, { params }: { params: Scope }) =>
  (await fetch(`${base}/api/v1/${path}?${inList(params)}`)).json();
export const genres = (libraryId: string) => get('genres', { params: { libraryId } }); // want: manual query-unknown

function filled(query: Scope): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) params.set(snakeCase(key), value);
  return params;
}
const load = async (path: string, params: Scope) => (await fetch(`${base}/api/v1/${path}?${filled(params)}`)).json();
export const labels = (params: Scope) => load('sharing-labels', params); // want: manual query-unknown

// These keep their names.
const plain = (query: object) =>
  Object.entries(query)
    .map(([key, value]) => `${encodeURIComponent(key)}=${value}`)
    .join('&');
const read = async (path: string, params: object, version = 'v1') =>
  (await fetch(`${base}/api/${version}/${path}?${plain(params)}`)).json();
export const publishers = (library: string) =>
  read('publishers', { library_id: library, unpaged: true }, 'v2').then((page) => page.content); // want: review wrapper-grown
