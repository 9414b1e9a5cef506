// fixture: profile=komga
const API = new URL('api/v1/', process.env.KOMGA_URL ?? 'http://nas.local/');

// A URL with a query, which nothing that is resolved against it keeps.
export function at(path: string, query: Record<string, string> = {}): URL {
  const url = new URL(path, API);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export const rename = (id: string, body: string) => fetch(new URL(`libraries/${id}`, at('.')), { method: 'PATCH', body }); // want: migrated
export const move = (id: string, body: string) => fetch(new URL(`./libraries/${id}`, at('')), { method: 'PATCH', body }); // want: migrated

export async function tags(): Promise<string[]> {
  const response = await fetch(new URL('../v2/tags?unpaged=true', at('series', { oneshot: 'true' }))); // want: migrated
  return (await response.json()).content;
}

export async function genres(): Promise<string[]> {
  return (
    await fetch(new URL('../v2/genres?unpaged=true', new URL('books?size=5#top', API)))
  ).json().then((page) => page.content); // want: migrated
}

export const one = (id: string) => fetch(new URL(`series/${id}`, at('.'))); // nope: one series
