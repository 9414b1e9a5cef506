// fixture: profile=komga
const API = new URL('api/v1/', process.env.KOMGA_URL ?? 'http://nas.local/');

// A URL with a query, which nothing that is resolved against it keeps.
export function at(path: string, query: Record<string, string> = {}): URL {
  const url = new URL(path, API);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export const rename = (id: string, body: string) => fetch(new URL(`libraries/${id}`, at('.')), { method: 'PUT', body }); // want: migrated
export const move = (id: string, body: string) => fetch(new URL(`./libraries/${id}`, at('')), { method: 'PUT', body }); // want: migrated

export async function tags(): Promise<string[]> {
  const response = await fetch(new URL('./tags', at('series', { oneshot: 'true' }))); // want: migrated
  return response.json();
}

export async function genres(): Promise<string[]> {
  return (await fetch(new URL('genres', new URL('books?size=5#top', API)))).json(); // want: migrated
}

export const one = (id: string) => fetch(new URL(`series/${id}`, at('.'))); // nope: one series
