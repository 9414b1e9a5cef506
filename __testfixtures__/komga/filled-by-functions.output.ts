// fixture: profile=komga
// A function may fill the query of a URL, or of parameters, that another function made.
type Query = Record<string, string | string[] | undefined>;
interface Page<T> {
  content: T[];
}

function appendQuery(url: URL, query: Query) {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const one of value) url.searchParams.append(name, one);
    else url.searchParams.set(name, value);
  }
}
export class Client {
  async request<T>(path: string, { method = 'GET', query, body }: { method?: string; query?: Query; body?: unknown } = {}) {
    const url = new URL(`/api/v1${path}`, process.env.KOMGA_URL);
    if (query) appendQuery(url, query);
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })).json() as T;
  }
}
export const found = (client: Client, text: string, libraries?: string[]) =>
  client.request<Page<object>>('/series/list', {
    query: { size: '5' },
    method: 'POST',
    body: {
      condition: libraries?.length
        ? { anyOf: libraries.map((value) => ({ libraryId: { operator: 'is', value } })) }
        : undefined,
      fullTextSearch: text,
    },
  }); // want: migrated

function append(params: URLSearchParams, name: string, value: string | undefined) {
  if (value !== undefined) params.append(name, value);
}
function appendAll(params: URLSearchParams, query: Query) {
  for (const [name, value] of Object.entries(query)) append(params, name, value?.toString());
}
async function ask<T>(path: string, query: Query = {}, init: RequestInit = {}): Promise<T> {
  const url = new URL('http://komga.local/api/v1' + path);
  appendAll(url.searchParams, query);
  return (await fetch(url, { ...init, headers: { 'Content-Type': 'application/json' } })).json();
}
export const unread = () => ask<Page<object>>(
  '/books/list',
  { size: '3' },
  { method: 'POST', body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }) },
); // want: migrated

function move(url: URL, path: string) {
  url.pathname = path;
}
export async function moved() {
  const url = new URL('http://komga.local/api/v1/genres');
  move(url, '/health');
  return (await fetch(url)).json(); // want: manual path-not-followed
}
