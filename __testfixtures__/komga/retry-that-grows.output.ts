// fixture: profile=komga
// A function with options has no place for a body yet; its next attempt gets the new one too.
const server = process.env.KOMGA_URL;

interface Reading {
  query?: Record<string, string>;
  retries?: number;
  body?: unknown;
  version?: string;
}

async function load<T>(path: string, { query, retries = 2, body, version = 'v1' }: Reading = {}): Promise<T> {
  const response = await fetch(
    `${server}/api/${version}${path}?${new URLSearchParams(query)}`,
    body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  if (response.status > 499 && retries > 0) return load<T>(path, { query, retries: retries - 1, body, version });
  return response.json();
}

export const books = (page: number) => load<object>('/books/list', { query: { page: String(page) }, body: {} }); // want: review wrapper-grown
export const genres = () =>
  load<{ content: string[] }>('/genres', { query: { unpaged: 'true' }, version: 'v2' }).then((page) => page.content); // want: review wrapper-grown
