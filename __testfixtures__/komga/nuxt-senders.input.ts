// fixture: profile=komga
// `useFetch` sends its request with the client in `$fetch`, to the base of that client.
const shelf = $fetch.create({ baseURL: 'http://komga.local/api/v1' });
const other = $fetch.create({ baseURL: 'https://weather.example/v3' });

export const useTags = () => useFetch<string[]>('/tags', { $fetch: shelf }); // want: migrated
export const useWeather = () => useFetch<string[]>('/tags', { $fetch: other }); // nope: of another service

export function useShelf<T>(url: string, options: object = {}) {
  return useFetch<T>(url, { ...options, $fetch: shelf as typeof $fetch });
}
export const useSearch = (text: string) => useShelf<object>('/series', { query: { search: text, size: 5 } }); // want: review not-retried
