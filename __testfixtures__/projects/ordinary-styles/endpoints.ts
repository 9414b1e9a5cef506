const endpoints = {
  series: (query = '') => `/api/v1/series${query}`,
  books: (seriesId: string) => `/api/v1/series/${seriesId}/books`,
  genres: '/api/v1/genres',
} as const;
const send = async <T>(path: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(new URL(path, process.env.KOMGA_URL), { ...init, headers: { accept: 'application/json', ...init?.headers } });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<T>;
};
export const listSeries = (search: string) => send<{ content: object[] }>(endpoints.series(`?search=${encodeURIComponent(search)}`)); // want: migrated
export const listBooks = (id: string) => send<{ content: object[] }>(endpoints.books(id)); // want: migrated
export const listGenres = () => send<string[]>(endpoints.genres); // want: migrated
