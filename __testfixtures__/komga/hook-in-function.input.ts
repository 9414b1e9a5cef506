// fixture: profile=komga
// A function passes the path on to a hook, which calls the function that sends.
import useSWR from 'swr';

const root = `${process.env.KOMGA_URL}/api/v1`;
const load = (url: string) => fetch(url).then((response) => response.json());

const useApi = <T>(path: string, params: Record<string, string> = {}) =>
  useSWR<T>(`${root}${path}?${new URLSearchParams(params)}`, load);

export const useGenres = () => useApi<string[]>('/genres'); // want: manual passed-on
export const useSeries = (page: number) => useApi<object>('/series', { page: String(page) }); // want: manual passed-on
export const useLibraries = () => useApi<object>('/libraries'); // nope: a live list
