export interface Page<T> {
  content: T[];
}

export interface Endpoints {
  '/api/v1/series': Page<{ id: string }>;
  '/api/v1/genres': string[];
  '/api/v1/publishers': string[];
  '/api/v2/publishers': Page<string>;
}

const server = 'https://komga.example.org';

export async function get<K extends keyof Endpoints>(path: K, query: Record<string, string> = {}): Promise<Endpoints[K]> {
  const response = await fetch(`${server}${path}?${new URLSearchParams(query)}`);
  return response.json();
}
