import { ofetch } from 'ofetch';

type Value = string | number | boolean | readonly string[] | undefined;

export interface Komga {
  get<T>(path: string, query?: Record<string, Value> | URLSearchParams): Promise<T>;
  patch(path: string, body: unknown): Promise<void>;
}

const toRecord = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key)]));

export function useKomga(): Komga {
  const call = ofetch.create({ baseURL: process.env.KOMGA_URL, retry: 1 });
  return {
    get: (path, query) => call(path, { query: query instanceof URLSearchParams ? toRecord(query) : query }),
    patch: (path, body) => call(path, { method: 'PATCH', body: body as Record<string, unknown> }),
  };
}
