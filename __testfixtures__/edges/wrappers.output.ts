interface Page<T> {
  content: T[];
}

const SERVER = process.env.SERVER;

async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${SERVER}${path}`, { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });
  return (await response.json()) as T;
}

const getJson = async <T>(path: string): Promise<T> => (await fetch(SERVER + path)).json();

const postJson = async <T>(path: string, body: unknown): Promise<T> => (
  await fetch(SERVER + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
).json();

export const genres = () => api<string[]>('/v2/genres'); // want: review response-not-shown
export const books = () => api<Page<object>>('/api/v1/books/list', { method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
export const unread = () =>
  api<Page<object>>('/api/v1/books/list?read_status=UNREAD', { method: 'POST', body: JSON.stringify({}) }); // want: review query-parameters
export const volumes = (id: string) => api<Page<object>>('/api/v1/books/list', {
  method: 'POST',
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review response-not-shown
export const save = (id: string, library: object) => api(`/api/v1/libraries/${id}`, { method: 'PATCH', body: JSON.stringify(library) }); // want: migrated
export const series = (id: string) => api<object>(`/api/v1/series/${id}`); // nope: one series
export const add = (library: object) => api('/api/v1/libraries', { method: 'POST', body: JSON.stringify(library) }); // nope: another method

export const tags = () => getJson<string[]>('/v2/tags'); // want: review lists-joined
export const allSeries = () => postJson<Page<object>>('/api/v1/series/list', {}); // want: review wrapper-grown
export const latest = () => getJson<Page<object>>('/api/v1/series/latest'); // nope: a live list
