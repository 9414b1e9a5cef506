// fixture: profile=komga
// A function writes `?` only before a query that is not empty.
const server = process.env.KOMGA_URL;

export const inLibrary = (id: string) => get<object>('/api/v1/series', { library_id: id }); // want: review wrapper-grown
export const paged = (page: number) => get<object>('/api/v1/books', { page: String(page) }); // want: migrated
export const genres = () => get<string[]>('/api/v1/genres'); // want: migrated

async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const search = Object.keys(params).length > 0 ? `?${new URLSearchParams(params)}` : '';
  return (await fetch(server + path + search)).json();
}
