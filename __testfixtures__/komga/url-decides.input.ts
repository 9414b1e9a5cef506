// fixture: profile=komga
const base = process.env.BASE_URL;

// A pattern is asked about the path
const PAGED = /\/(series|books)(\?|$)/;
async function read(path: string): Promise<any[]> {
  const json = await (await fetch(base + path)).json();
  return PAGED.test(path) ? json.content : json;
}
export const ids = async () => (await read('/api/v1/series?size=3')).map((one) => one.id); // want: manual url-read

// A list is asked, which holds the old path
const quiet = ['/api/v1/genres', '/api/v1/latest']; // mention
async function told(path: string): Promise<string[]> {
  const response = await fetch(base + path, quiet.includes(path) ? { headers: { 'X-Quiet': '1' } } : {});
  return response.json();
}
export const genres = () => told('/api/v1/genres'); // want: manual url-read
export const tags = () => told('/api/v1/tags'); // want: migrated

// A function that is given the path looks at it
const priorityOf = (path: string) => (path.split('?')[0].endsWith('/publishers') ? 'high' : 'low');
const ranked = (path: string): Promise<Response> =>
  fetch(base + path, priorityOf(path) === 'high' ? { headers: { 'X-Priority': 'high' } } : {});
export const publishers = async (): Promise<string[]> => (await ranked('/api/v1/publishers')).json(); // want: migrated
export const labels = async (): Promise<string[]> => (await ranked('/api/v1/sharing-labels')).json(); // want: migrated

// The path stays: only the method is another
const typed = (path: string, init: RequestInit) =>
  fetch(base + path, path.startsWith('/api/v1') ? { ...init, headers: { 'Content-Type': 'application/json' } } : init);
export const rename = (id: string, name: string) =>
  typed(`/api/v1/libraries/${id}`, { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated

// What cannot be evaluated decides
const rules: { isHit(path: string): boolean }[] = [];
export const forbid = (isHit: (path: string) => boolean) => rules.push({ isHit });
const ruled = (path: string): Promise<Response> =>
  rules.some((rule) => rule.isHit(path)) ? Promise.reject(new Error(path)) : fetch(base + path);
export const roles = async (): Promise<string[]> => (await ruled('/api/v1/authors/roles')).json(); // want: manual url-read

// Only a log is written
const logged = (path: string): Promise<Response> => {
  if (path.includes('age-ratings')) console.info(path);
  return fetch(base + path);
};
export const years = async (): Promise<string[]> => (await logged('/api/v1/series/release-dates')).json(); // want: migrated

// A `switch`, and a member of what is given
const switched = async (job: { path: string }) => {
  switch (job.path) {
    case '/api/v1/authors': // mention
      return (await fetch(base + job.path)).json();
    default:
      return (await fetch(base + job.path, { headers: { 'X-Job': '1' } })).json();
  }
};
export const authors = (): Promise<{ name: string }[]> => switched({ path: '/api/v1/authors' }); // want: manual url-read

// A function that is given the path says what is sent with it
const headersFor = (path: string): Record<string, string> => (path.endsWith('/languages') ? { 'X-Short': '1' } : {});
const headed = (path: string): Promise<Response> => fetch(base + path, { headers: headersFor(path) });
export const languages = async (): Promise<string[]> => (await headed('/api/v1/languages')).json(); // want: manual url-read
