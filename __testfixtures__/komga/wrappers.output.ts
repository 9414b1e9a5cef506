// fixture: profile=komga
interface Page<T> {
  content: T[];
  totalElements: number;
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`, { ...init });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json() as Promise<T>;
}

// The query ends in what is interpolated, and so does the URL of the function.
export const tags = (libraryId: string) =>
  request<Page<string>>(`/api/v2/tags?library_id=${libraryId}&unpaged=true`).then((page) => page.content); // want: migrated
export const genres = (libraryId: string) =>
  request<Page<string>>(`/api/v2/genres?library_id=${libraryId}&unpaged=true`).then((page) => page.content); // want: migrated
export const one = (id: string) => request(`/api/v1/series/${id}`); // nope: one series

async function getJson<T>(path: string, body?: unknown): Promise<T> {
  return (await fetch(process.env.KOMGA_URL + path, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })).json();
}

export const unread = (libraryId: string) => getJson<Page<object>>('/api/v1/series/list?size=20', {
  condition: {
    allOf: [{ libraryId: { operator: 'is', value: libraryId } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
  },
}); // want: review wrapper-grown
export const volumes = (id: string) => getJson<Page<object>>('/api/v1/books/list?sort=metadata.numberSort,asc', {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: review wrapper-grown
export const publishers = () => getJson<Page<string>>('/api/v2/publishers?unpaged=true').then((page) => page.content); // want: migrated
export const latest = () => getJson<Page<object>>('/api/v1/books/latest'); // nope: a live list
