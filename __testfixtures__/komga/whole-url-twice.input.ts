// fixture: profile=komga
// A function writes the whole URL twice: with a query, and without one.
const root = `${process.env.KOMGA_URL}/api/v1`;

export const genres = () => get<string[]>('/genres'); // want: review wrapper-grown
export const ofBooks = (id: string) => get<string[]>('/tags/book', { series_id: id }); // want: migrated
export const series = (page: number) => get<object>('/series', { page: String(page) }); // want: migrated

async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const url = query ? `${root}${path}?${query}` : `${root}${path}`;
  return (await fetch(url)).json();
}

// The path has two literals, which both change.
const server = process.env.KOMGA_URL;
export const inLibrary = (id?: string) =>
  // want: migrated
  fetch(id ? `${server}/api/v1/publishers?library_id=${id}` : `${server}/api/v1/publishers`).then((one) => one.json());
