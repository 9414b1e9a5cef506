interface Options {
  method?: 'GET' | 'POST' | 'PUT';
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
}

async function request<T>(path: string, options: Options = {}): Promise<T> {
  const query = new URLSearchParams(options.query as Record<string, string>);
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1${path}?${query}`, {
    method: options.method ?? 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
  });
  return (await response.json()) as T;
}

const http = {
  get: <T>(path: string, query?: Options['query'], signal?: AbortSignal) => request<T>(path, { query, signal }),
  post: <T>(path: string, body?: unknown, query?: Options['query']) => request<T>(path, { method: 'POST', body, query }),
};

export const found = (search: string, signal: AbortSignal) => http.get('/series', { search, size: 5 }, signal); // want: review wrapper-grown
export const groups = (library: string, signal?: AbortSignal) =>
  http.get('/series/alphabetical-groups', { library_id: library }, signal); // want: migrated
export const ready = (page: number) => http.get('/books', { media_status: 'READY', page }); // want: migrated
export const latest = (signal: AbortSignal) => http.get('/series/latest', {}, signal); // nope: a live list
export const scan = (id: string) => http.post(`/libraries/${id}/scan`, {}, { deep: true });

// The sibling passes on a signal of its own.
const timed = {
  get: <T>(path: string, query?: Options['query'], stop?: AbortSignal) => request<T>(path, { query, signal: stop }),
  post: <T>(path: string, body?: unknown, query?: Options['query']) =>
    request<T>(path, { method: 'POST', body, query, signal: AbortSignal.timeout(1000) }),
};
export const unread = (signal: AbortSignal) => timed.get('/books', { read_status: 'UNREAD' }, signal); // want: review wrapper-grown
export const sent = () => timed.post('/books/list', { condition: { oneShot: { operator: 'isTrue' } } });

// Positional parameters, and no sibling: the function itself sends a body if there is one.
const send = <T>(method: string, path: string, data?: unknown, signal?: AbortSignal): Promise<T> =>
  fetch(`${process.env.KOMGA_URL}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
    signal,
  }).then((response) => response.json());
const plain = {
  get: <T>(path: string, signal?: AbortSignal) => send<T>('GET', path, undefined, signal),
  post: <T>(path: string, data?: unknown) => send<T>('POST', path, data),
};
export const ended = (signal: AbortSignal) => plain.get('/series?status=ENDED', signal); // want: review wrapper-grown

const alone = {
  get: <T>(path: string, query?: Options['query'], signal?: AbortSignal) => request<T>(path, { query, signal }),
};
export const hiatus = (signal: AbortSignal) => alone.get('/series', { status: 'HIATUS' }, signal); // want: review wrapper-grown
