// fixture: profile=komga
// Two functions grow in one run, and one of them calls the other: each gains only what its own calls need.
async function request(path: string, init: RequestInit = {}, body?: unknown, version = 'v1') {
  const response = await fetch(`${process.env.KOMGA_URL}/api/${version}${path}`, {
    ...defaults,
    ...init,
    ...(body !== undefined && {
      method: 'POST',
      headers: {
        ...Object.fromEntries(new Headers({ ...defaults, ...init }.headers)),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
}
const postJson = (path: string, body: unknown) => request(path, undefined, body);
export const series = async () =>
  (await postJson('/series/list?size=3', { condition: { oneShot: { operator: 'isTrue' } } })).content; // want: review wrapper-grown
export const books = async () => (await postJson('/books/list?size=3', {})).content; // want: migrated
export const languages = async () =>
  (await request('/languages?unpaged=true', undefined, undefined, 'v2')).content.join(); // want: review wrapper-grown

const defaults: RequestInit = { headers: { Accept: 'application/json' }, credentials: 'include' };
