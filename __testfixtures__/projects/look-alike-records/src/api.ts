const BACKEND = import.meta.env.VITE_BACKEND;

export async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${BACKEND}/api/v1${path}`, { ...init, headers: { 'Content-Type': 'application/json' } });
  return response.json() as Promise<T>;
}

export const genres = () => api<string[]>('/genres'); // nope: of records
export const publishers = () => api<string[]>('/publishers'); // nope: of records
export const box = (id: number) => api<object[]>(`/series/${id}/books`); // nope: of box sets
export const songbooks = (page: number) => api<{ content: object[] }>(`/books?page=${page}&size=20`); // nope: of songs
export const songbook = (id: number) => api<object>(`/books/${id}`); // nope: another path
