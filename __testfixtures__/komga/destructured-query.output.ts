// fixture: profile=komga
interface Options {
  method?: string;
  query?: Record<string, unknown>;
  json?: unknown;
}

function toQueryString(query: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) parts.push(`${key}=${encodeURIComponent(String(value))}`);
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

async function request<T>(path: string, options: Options = {}): Promise<T> {
  const { method = 'GET', query = {}, json } = options;
  const response = await fetch(`${location.origin}${path}${toQueryString(query)}`, {
    method,
    headers: json === undefined ? {} : { 'Content-Type': 'application/json' },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return response.json();
}

async function fetchWith<T>(path: string, settings: { options: Options }, body?: unknown): Promise<T> {
  const { options: inner } = settings;
  const { query: filters } = inner;
  return request(path, {
    query: filters,
    method: body === undefined ? inner.method : 'POST',
    json: body === undefined ? inner.json : body,
  });
}

export const publishers = () =>
  request<{ content: string[] }>('/api/v2/publishers', { query: { unpaged: true } }).then((page) => page.content); // want: migrated
export const genres = (library: string) => request<{ content: string[] }>('/api/v2/genres', {
  query: { library_id: library, unpaged: true },
}).then((page) => page.content); // want: migrated

export const series = (term: string, page: number) =>
  request('/api/v1/series/list', { query: { page }, method: 'POST', json: { fullTextSearch: term } }); // want: migrated

export const rename = (id: string, name: string) =>
  request<void>(`/api/v1/libraries/${id}`, { method: 'PATCH', json: { name } }); // want: migrated

export const books = (library: string) =>
  fetchWith(
    '/api/v1/books/list',
    { options: { query: { size: 5 } } },
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
  ); // want: review wrapper-grown
