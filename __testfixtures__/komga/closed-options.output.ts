// fixture: profile=komga
// The types of the options allow no method, so the functions take the body beside them.
const base = process.env.KOMGA_URL;

interface Caching {
  cache?: RequestCache;
}

const cached = async (path: string, options: Caching = {}, body?: unknown): Promise<any> => (
  await fetch(base + path, {
    ...options,
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
).json();

export const series = (id: string) =>
  cached('/api/v1/series/list', { cache: 'no-store' }, { condition: { libraryId: { operator: 'is', value: id } } }); // want: review wrapper-grown

async function signed<T>(
  path: string,
  options?: Pick<RequestInit, 'signal' | 'credentials'>,
  body?: unknown,
): Promise<T> {
  const response = await fetch(base + path, body === undefined
    ? options
    : { ...options, method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return response.json();
}

export const books = (signal: AbortSignal) => signed<object>('/api/v1/books/list', { signal }, {}); // want: review wrapper-grown

async function read<T>(path: string, init: Omit<RequestInit, 'method' | 'body'> = {}, body?: unknown): Promise<T> {
  const response = await fetch(base + path, {
    ...init,
    credentials: 'include',
    ...(body !== undefined && {
      method: 'POST',
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
}

export const groups = (id: string) => read<object>(
  '/api/v1/series/list/alphabetical-groups',
  { cache: 'no-store' },
  { condition: { libraryId: { operator: 'is', value: id } } },
); // want: review wrapper-grown

async function open<T>(path: string, init: Partial<RequestInit> = {}): Promise<T> {
  const response = await fetch(base + path, { ...init, credentials: 'include' });
  return response.json();
}

export const whole = (id: string) => open<object>('/api/v1/books/list?sort=metadata.numberSort,asc', {
  cache: 'no-store',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: migrated
