// fixture: profile=komga
// `useFetch` sends its request with the client in `$fetch`, to the base of that client.
const shelf = $fetch.create({ baseURL: 'http://komga.local/api/v1' });
const other = $fetch.create({ baseURL: 'https://weather.example/v3' });

export const useTags = () =>
  useFetch('../v2/tags?unpaged=true', { $fetch: shelf, transform: (page: { content: string[] }) => page.content }); // want: migrated
export const useWeather = () => useFetch<string[]>('/tags', { $fetch: other }); // nope: of another service

export function useShelf<T>(url: string, options: object = {}) {
  return useFetch<T>(url, { ...options, $fetch: shelf as typeof $fetch });
}
export const useSearch = (text: string) =>
  useShelf<object>('/series/list', { query: { size: 5 }, method: 'POST', body: { fullTextSearch: text } }); // want: review not-retried
