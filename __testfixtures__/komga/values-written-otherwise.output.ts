// fixture: profile=komga
const root = 'https://komga.example.com';

// A function writes the first of a list only.
const encode = (value: unknown) => encodeURIComponent(String(Array.isArray(value) ? value[0] : value));
const queryOf = (filter: Record<string, unknown>) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
async function list(filter: { library_id?: string[]; search?: string; size?: number }) {
  const response = await fetch(`${root}/api/v1/series?${queryOf(filter)}`); // want: manual query-unknown
  return (await response.json()).content;
}
export const both = () => list({ library_id: ['1', '2'], size: 30 });

// One value of a list is a whole, so nothing is lost.
const get = async (path: string, filter: Record<string, unknown>) =>
  (await fetch(`${root}${path}?${queryOf(filter)}`)).json();
const post = async (path: string, body: unknown, filter: Record<string, unknown>) => (
  await fetch(`${root}${path}?${queryOf(filter)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
).json();
export const named = (search: string) => post('/api/v1/series/list', { fullTextSearch: search }, { size: 5 }); // want: review wrapper-grown
export const several = (ids: string[]) => get('/api/v1/series', { library_id: ids }); // want: manual hook

// What a value becomes is not known.
declare const shown: (value: unknown) => boolean;
const text = (value: unknown) => (shown(value) ? '' : String(value));
async function asked(path: string, values: Record<string, unknown>, body?: unknown) {
  const search = Object.keys(values).map((name) => `${name}=${text(values[name])}`);
  return (
    await fetch(`${root}${path}?${search.join('&')}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const since = (day: string) => asked('/api/v1/books', { released_after: day }); // want: manual hook
export const paged = (page: number) => asked('/api/v1/books/list', { page }, {}); // want: review wrapper-grown

// `false` is not sent.
async function found(path: string, values: Record<string, unknown>, body?: unknown) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.append(name, String(value));
  return (
    await fetch(`${root}${path}?${search}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const kept = () => found('/api/v1/series', { deleted: false, size: 5 }); // want: manual hook
export const gone = () => found('/api/v1/series/list', { size: 5 }, { condition: { deleted: { operator: 'isTrue' } } }); // want: review wrapper-grown
export const some = (deleted: boolean) => found('/api/v1/series', { deleted }); // want: manual hook
