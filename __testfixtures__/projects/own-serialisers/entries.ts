const server = process.env.KOMGA_URL ?? '';

type Query = Record<string, string | number | boolean | undefined>;

async function load<T>(path: string, query: Query = {}): Promise<T> {
  const url = new URL(path, server);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

export const byPublisher = (publisher: string) => load<{ content: object[] }>('/api/v1/series', { publisher, size: 100 }); // want: review
export const unread = (page: number) => load<{ content: object[] }>('/api/v1/books', { read_status: 'UNREAD', page }); // want: migrated
export const tags = () => load<string[]>('/api/v1/tags/book'); // want: migrated
