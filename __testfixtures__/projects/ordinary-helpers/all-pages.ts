import pRetry from 'p-retry';

const base = `${process.env.KOMGA_URL}/api/v1`;

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  return pRetry(async () => {
    const response = await fetch(base + path, { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });
    return (await response.json()) as T;
  });
}

async function all<T>(path: string, query: URLSearchParams): Promise<T[]> {
  const items: T[] = [];
  for (let page = 0; ; page++) {
    query.set('page', String(page));
    const result = await call<{ content: T[]; last: boolean }>(`${path}?${query}`);
    items.push(...result.content);
    if (result.last) return items;
  }
}

export function ended() {
  const query = new URLSearchParams();
  query.append('status', 'ENDED');
  return all<string>('/series', query); // want: review wrapper-grown
}

export const genres = async () => (await call<string[]>('/genres')).filter(Boolean); // want: review wrapper-grown
