// fixture: profile=komga
// A function writes the whole URL twice: with a query, and without one.
const root = `${process.env.KOMGA_URL}/api/v1`;

export const genres = () =>
  get<{ content: string[] }>('/genres', { unpaged: 'true' }, 'v2').then((page) => page.content); // want: review wrapper-grown
export const ofBooks = (id: string) =>
  get<{ content: string[] }>('/tags', { series_id: id, include: 'BOOK', unpaged: 'true' }, 'v2')
    .then((page) => page.content); // want: migrated
export const series = (page: number) => post<object>('/series/list', {}, { page: String(page) }); // want: migrated

async function get<T>(path: string, params: Record<string, string> = {}, version = 'v1'): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const url = query ? `${root.replace(/v1$/, version)}${path}?${query}` : `${root.replace(/v1$/, version)}${path}`;
  return (await fetch(url)).json();
}

async function post<T>(path: string, body: unknown, params: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const url = query ? `${root}${path}?${query}` : `${root}${path}`;
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}

// The path has two literals, which both change.
const server = process.env.KOMGA_URL;
export const inLibrary = (id?: string) =>
  // want: migrated
  fetch(id
    ? `${server}/api/v2/publishers?library_id=${id}&unpaged=true`
    : `${server}/api/v2/publishers?unpaged=true`).then((one) => one.json()).then((page) => page.content);
