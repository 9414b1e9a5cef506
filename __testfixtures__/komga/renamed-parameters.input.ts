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
  unpaged?: boolean;
}

export const books = (query: Scope = {}) => request('GET', 'v1/books', { query }); // want: manual query-unknown
export const unread = (libraryId: string) => request('GET', 'v1/books', { query: { libraryId, readStatus: 'UNREAD' } }); // want: migrated
export const pageOf = (libraryId: string, page: number) => request('GET', 'v1/books', { query: { libraryId, page } }); // want: migrated

const inList = (query: Scope) =>
  Object.entries(query)
    .map(([key, value]) => `${snakeCase(key)}=${value}`)
    .join('&');
const get = async (path: string, { params }: { params: Scope }) =>
  (await fetch(`${base}/api/v1/${path}?${inList(params)}`)).json();
export const genres = (libraryId: string) => get('genres', { params: { libraryId } }); // want: review wrapper-grown

function filled(query: Scope): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) params.set(snakeCase(key), String(value));
  return params;
}
const load = async (path: string, params: Scope) => (await fetch(`${base}/api/v1/${path}?${filled(params)}`)).json();
export const labels = (params: Pick<Scope, 'libraryId'>) => load('sharing-labels', params); // want: review wrapper-grown

// A table gives the names of some, and all others keep theirs.
const sentNames: Record<string, string> = { library: 'library_id', status: 'read_status' };
const named = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [sentNames[key] ?? key, String(value)]));
const list = async (path: string, query: object, init: RequestInit = {}) =>
  (await fetch(`${base}/api/v1/${path}?${named(query)}`, init)).json();
export const inTable = (library: string) => list('books', { library, status: 'READ', size: 5 }); // want: migrated

// One at a time into an object, by what a pattern leaves.
const collected = (query: object) =>
  Object.entries(query).reduce<Record<string, string>>(
    (all, [key, value]) => ({ ...all, [key.replace(/([A-Z])/g, '_$1').toLowerCase()]: String(value) }),
    {},
  );
const search = async (path: string, query: object, init: RequestInit = {}) =>
  (await fetch(`${base}/api/v1/${path}?${new URLSearchParams(collected(query))}`, init)).json();
export const inReduce = (libraryId: string) => search('books', { libraryId, page: 2 }); // want: migrated

// What is added would get another name.
const prefixed = (query: object) =>
  Object.entries(query)
    .map(([key, value]) => `${key === 'libraryId' ? 'library_id' : `q_${key}`}=${value}`)
    .join('&');
const facets = async (path: string, query: object) => (await fetch(`${base}/api/v1/${path}?${prefixed(query)}`)).json();
export const languages = (libraryId: string) => facets('languages', { libraryId }); // want: manual query-unknown

// Each is sent under two names.
function twice(query: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    params.set(key, String(value));
    params.set(snakeCase(key), String(value));
  }
  return params;
}
const both = async (path: string, query: object, init: RequestInit = {}) =>
  (await fetch(`${base}/api/v1/${path}?${twice(query)}`, init)).json();
export const underBoth = (libraryId: string) => both('books', { libraryId }); // want: manual query-unknown
const loadBoth = async (path: string, { params, init }: { params: Scope; init?: RequestInit }) =>
  (await fetch(`${base}/api/v1/${path}?${twice(params)}`, init)).json();
export const inOptions = (libraryId: string) => loadBoth('books', { params: { libraryId } }); // want: manual query-unknown

// The names depend on what is not known here.
const dialect = process.env.KOMGA_DIALECT;
const spoken = (query: object) =>
  Object.entries(query)
    .map(([key, value]) => `${dialect === 'snake' ? snakeCase(key) : key}=${value}`)
    .join('&');
const ask = async (path: string, query: object, init: RequestInit = {}) =>
  (await fetch(`${base}/api/v1/${path}?${spoken(query)}`, init)).json();
export const inDialect = (libraryId: string) => ask('books', { libraryId }); // want: manual query-unknown

// These keep their names.
const plain = (query: object) =>
  Object.entries(query)
    .map(([key, value]) => `${encodeURIComponent(key)}=${value}`)
    .join('&');
const read = async (path: string, params: object) => (await fetch(`${base}/api/v1/${path}?${plain(params)}`)).json();
export const publishers = (library: string) => read('publishers', { library_id: library }); // want: review wrapper-grown
