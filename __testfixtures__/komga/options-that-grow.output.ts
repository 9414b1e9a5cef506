// fixture: profile=komga
// A function with typed options gets what it needs as further options, and those that call it pass them on.
interface Options {
  query?: Record<string, string>;
  retries?: number;
  body?: unknown;
  version?: string;
}
async function request<T>(path: string, { query, retries = 2, body, version = 'v1' }: Options = {}): Promise<T> {
  const url = `${process.env.KOMGA_URL}/api/${version}${path}?${new URLSearchParams(query)}`;
  const response = await fetch(url, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}, ${retries} more`);
  return response.json();
}
export const tags = () => request<{ content: string[] }>('/tags', {
  retries: 5,
  query: { unpaged: 'true' },
  version: 'v2',
}).then((page) => page.content); // want: review wrapper-grown
export const books = () => request<{ content: object[] }>('/books/list', { query: { size: '5' }, body: {} }); // want: review wrapper-grown

type Settings = { timeout?: number; body?: unknown; version?: string };
async function load<T>(path: string, { timeout = 500, body, version = 'v1' }: Settings = {}): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  return (
    await fetch(`${process.env.KOMGA_URL}/api/${version}${path}`, {
      signal,
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  ).json();
}
const read = <T>(path: string, version = 'v1') => load<T>(path, { timeout: 900, version });
export const genres = () => read<{ content: string[] }>('/genres?unpaged=true', 'v2').then((page) => page.content); // want: review wrapper-grown
export const labels = () =>
  load<{ content: string[] }>('/sharing-labels?unpaged=true', { version: 'v2' }).then((page) => page.content); // want: review wrapper-grown
export const series = () => load<{ content: object[] }>('/series/list', { body: {} }); // want: review wrapper-grown
