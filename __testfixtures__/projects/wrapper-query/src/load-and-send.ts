const base = process.env.KOMGA_URL;
type Params = Record<string, string | number | boolean | string[] | undefined>;
async function load<T>(path: string, params: Params = {}): Promise<T> {
  const url = new URL(base + path);
  Object.entries(params).forEach(([key, value]) => {
    if (value === undefined) return;
    if (Array.isArray(value)) value.forEach((one) => url.searchParams.append(key, one));
    else url.searchParams.set(key, String(value));
  });
  const res = await fetch(url, { headers: { 'X-API-Key': 'k' } });
  return res.json();
}
async function send<T>(path: string, params: Params, body: unknown): Promise<T> {
  const url = new URL(base + path);
  for (const key in params) url.searchParams.set(key, String(params[key]));
  const res = await fetch(url, { method: 'POST', headers: { 'X-API-Key': 'k', 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return res.json();
}
export const one = (lib: string, n: number) => load('/api/v1/series', { page: n, size: 30, library_id: [lib] }); // want: migrated
export const two = (id: string, filter: Params) => load(`/api/v1/series/${id}/books`, { ...filter, size: 30 }); // want: migrated
export const three = () => load('/api/v1/books'); // want: migrated
export const live = () => load('/api/v1/series/latest', { page: 0 }); // nope: the latest series
export const other = () => send('/api/v1/books/list', {}, {}); // nope: moved already
export const volumes = (id: string) => load(`/api/v1/series/${id}/books`); // want: migrated
const text = async (path: string, query?: Record<string, string>) => (await fetch(`${base}${path}?${new URLSearchParams(query)}`)).json();
export const tags = () => text('/api/v1/tags/book'); // want: migrated
export const labels = () => text('/api/v1/sharing-labels', { library_id: 'L1' }); // want: migrated
