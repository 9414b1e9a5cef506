// fixture: profile=komga
// A function with options has no place for a body yet; its next attempt gets the new one too.
const server = process.env.KOMGA_URL;

interface Reading {
  query?: Record<string, string>;
  retries?: number;
}

async function load<T>(path: string, { query, retries = 2 }: Reading = {}): Promise<T> {
  const response = await fetch(`${server}/api/v1${path}?${new URLSearchParams(query)}`);
  if (response.status > 499 && retries > 0) return load<T>(path, { query, retries: retries - 1 });
  return response.json();
}

export const books = (page: number) => load<object>('/books', { query: { page: String(page) } }); // want: review wrapper-grown
export const genres = () => load<string[]>('/genres'); // want: review wrapper-grown
