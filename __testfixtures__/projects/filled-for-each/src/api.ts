const server = 'https://komga.example.org/api/v1';

export type Params = Record<string, string | number | boolean | undefined>;

export interface Page<T> {
  content: T[];
}

function toQuery(params: Params): string {
  const query = new URLSearchParams();
  Object.entries(params).forEach(([key, value]) => {
    if (value !== undefined) query.set(key, String(value));
  });
  const text = query.toString();
  return text ? `?${text}` : '';
}

export async function getJson<T>(path: string, params: Params = {}): Promise<T> {
  const response = await fetch(`${server}${path}${toQuery(params)}`);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as T;
}
