// fixture: profile=komga
// A function writes `?` only before a query that is not empty.
const server = process.env.KOMGA_URL;

export const inLibrary = (id: string) =>
  post<object>('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: id } } }, {}); // want: review wrapper-grown
export const paged = (page: number) => post<object>('/api/v1/books/list', {}, { page: String(page) }); // want: migrated
export const genres = () => get<{ content: string[] }>('/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated

async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const search = Object.keys(params).length > 0 ? `?${new URLSearchParams(params)}` : '';
  return (await fetch(server + path + search)).json();
}

async function post<T>(path: string, body: unknown, params: Record<string, string> = {}): Promise<T> {
  const search = Object.keys(params).length > 0 ? `?${new URLSearchParams(params)}` : '';
  return (
    await fetch(server + path + search, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
