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
export const tags = (libraryId: string) => request<string[]>(`/api/v1/tags?library_id=${libraryId}`); // want: migrated
export const genres = (libraryId: string) => request<string[]>(`/api/v1/genres?library_id=${libraryId}`); // want: migrated
export const one = (id: string) => request(`/api/v1/series/${id}`); // nope: one series

async function getJson<T>(path: string): Promise<T> {
  return (await fetch(process.env.KOMGA_URL + path)).json();
}

export const unread = (libraryId: string) => getJson<Page<object>>(`/api/v1/series?library_id=${libraryId}&read_status=UNREAD&size=20`); // want: review wrapper-grown
export const volumes = (id: string) => getJson<Page<object>>(`/api/v1/series/${id}/books`); // want: review wrapper-grown
export const publishers = () => getJson<string[]>('/api/v1/publishers'); // want: migrated
export const latest = () => getJson<Page<object>>('/api/v1/books/latest'); // nope: a live list
