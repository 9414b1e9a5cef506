// fixture: profile=komga
import ky from 'ky';

export const http = ky.create({ prefixUrl: 'https://komga.example.org/api/v1' });
export const fetcher = <T>(path: string) => http.get(path).json<T>(); // nope: `useSWR` gives it the path
