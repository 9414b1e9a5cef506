// fixture: profile=komga
// A function that takes options tries again by calling itself with them: one request, not two.
const server = process.env.KOMGA_URL;

interface Options {
  method?: string;
  body?: unknown;
  query?: Record<string, string>;
  retries?: number;
}

export const genres = () => request<string[]>('/genres'); // want: review wrapper-grown
export const series = (page: number) => request<object>('/series', { query: { page: String(page) } }); // want: migrated

async function request<T>(path: string, { method = 'GET', body, query, retries = 2 }: Options = {}): Promise<T> {
  const url = `${server}/api/v1${path}?${new URLSearchParams(query)}`;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (response.status > 499 && retries > 0) return request<T>(path, { method, body, query, retries: retries - 1 });
  return response.json();
}

export const rename = (id: string, name: string) => request<void>(`/libraries/${id}`, { method: 'PUT', body: { name } }); // want: migrated
