// fixture: profile=komga
// Two functions grow in one run, and one of them calls the other: each gains only what its own calls need.
async function request(path: string, init: RequestInit = {}) {
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, { ...defaults, ...init });
  return response.json();
}
const getJson = (path: string) => request(path);
export const series = async () => (await request('/series?size=3&oneshot=true')).content; // want: review wrapper-grown
export const books = async () => (await getJson('/books?size=3')).content; // want: migrated
export const languages = async () => (await request('/languages')).join(); // want: review wrapper-grown

const defaults: RequestInit = { headers: { Accept: 'application/json' }, credentials: 'include' };
