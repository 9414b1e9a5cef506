const S = process.env.KOMGA_URL;

interface Options {
  timeout?: number;
  method?: string;
}

/** Takes options, and sends GET whatever they say. */
async function read<T>(path: string, { timeout = 5000 }: Options = {}): Promise<T> {
  return (await fetch(S + path, { signal: AbortSignal.timeout(timeout) })).json();
}

const forced = (path: string, init: RequestInit = {}) => fetch(S + path, { ...init, method: 'GET' });
const bare = (path: string, init: RequestInit = {}) => fetch(S + path, { ...init, body: undefined });
const untyped = (path: string, init: RequestInit = {}) => fetch(S + path, { ...init, headers: { Accept: 'application/json' } });

export const series = () => read<object>('/api/v1/series', { timeout: 900 }); // want: review
export const books = () => forced('/api/v1/books'); // want: manual
export const groups = () => bare('/api/v1/series/alphabetical-groups'); // want: manual
export const volumes = (id: string) => untyped(`/api/v1/series/${id}/books`); // want: review
export const genres = () => read<string[]>('/api/v1/genres'); // want: review response-not-shown
