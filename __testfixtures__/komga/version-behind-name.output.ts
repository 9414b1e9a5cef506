// fixture: profile=komga
// The version is in a constant, and the function that sends holds the whole address in a variable.
const server = process.env.KOMGA_URL ?? 'http://localhost:25600';
const root = `${server}/api`;

export const libraries = () => get<{ id: string }[]>('/libraries'); // nope: a live list
export const genres = () =>
  get<{ content: string[] }>('/genres', { unpaged: 'true' }, 'v2').then((page) => page.content); // want: review wrapper-grown
export const ofBooks = (id: string) =>
  get<{ content: string[] }>('/tags', { series_id: id, include: 'BOOK', unpaged: 'true' }, 'v2')
    .then((page) => page.content); // want: migrated

async function get<T>(path: string, params: Record<string, string> = {}, version = 'v1'): Promise<T> {
  const url = new URL(`${root}/${version}${path}`);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json() as Promise<T>;
}
