// fixture: profile=komga
// A function with typed options gets what it needs as further options, and those that call it pass them on.
interface Options {
  query?: Record<string, string>;
  retries?: number;
}
async function request<T>(path: string, { query, retries = 2 }: Options = {}): Promise<T> {
  const url = `${process.env.KOMGA_URL}/api/v1${path}?${new URLSearchParams(query)}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}, ${retries} more`);
  return response.json();
}
export const tags = () => request<string[]>('/tags', { retries: 5 }); // want: review wrapper-grown
export const books = () => request<{ content: object[] }>('/books', { query: { size: '5' } }); // want: review wrapper-grown

type Settings = { timeout?: number };
async function load<T>(path: string, { timeout = 500 }: Settings = {}): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  return (await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, { signal })).json();
}
const read = <T>(path: string) => load<T>(path, { timeout: 900 });
export const genres = () => read<string[]>('/genres'); // want: review wrapper-grown
export const labels = () => load<string[]>('/sharing-labels'); // want: review wrapper-grown
export const series = () => load<{ content: object[] }>('/series'); // want: review wrapper-grown
