// fixture: profile=komga
// The version is in a constant, and the function that sends holds the whole address in a variable.
const server = process.env.KOMGA_URL ?? 'http://localhost:25600';
const root = `${server}/api/v1`;

export const libraries = () => get<{ id: string }[]>('/libraries'); // nope: a live list
export const genres = () => get<string[]>('/genres'); // want: review wrapper-grown
export const ofBooks = (id: string) => get<string[]>('/tags/book', { series_id: id }); // want: migrated

async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const url = new URL(`${root}${path}`);
  for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json() as Promise<T>;
}
