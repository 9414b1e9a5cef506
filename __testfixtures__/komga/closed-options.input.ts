// fixture: profile=komga
// The types of the options allow no method, so the functions take the body beside them.
const base = process.env.KOMGA_URL;

interface Caching {
  cache?: RequestCache;
}

const cached = async (path: string, options: Caching = {}): Promise<any> => (await fetch(base + path, { ...options })).json();

export const series = (id: string) => cached(`/api/v1/series?library_id=${id}`, { cache: 'no-store' }); // want: review wrapper-grown

async function signed<T>(path: string, options?: Pick<RequestInit, 'signal' | 'credentials'>): Promise<T> {
  const response = await fetch(base + path, options);
  return response.json();
}

export const books = (signal: AbortSignal) => signed<object>('/api/v1/books', { signal }); // want: review wrapper-grown

async function read<T>(path: string, init: Omit<RequestInit, 'method' | 'body'> = {}): Promise<T> {
  const response = await fetch(base + path, { ...init, credentials: 'include' });
  return response.json();
}

export const groups = (id: string) => read<object>(`/api/v1/series/alphabetical-groups?library_id=${id}`, { cache: 'no-store' }); // want: review wrapper-grown

async function open<T>(path: string, init: Partial<RequestInit> = {}): Promise<T> {
  const response = await fetch(base + path, { ...init, credentials: 'include' });
  return response.json();
}

export const whole = (id: string) => open<object>(`/api/v1/series/${id}/books`, { cache: 'no-store' }); // want: migrated
