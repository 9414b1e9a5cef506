// fixture: profile=komga
// Schemas that are passed in the options of a call
import { z } from 'zod';

const BASE = 'http://komga.local';

type Result<T> = { ok: true; value: T } | { ok: false; status: number };

interface Options<S extends z.ZodTypeAny> {
  as?: S;
  query?: Record<string, string>;
  cache?: number;
}

export async function komga<S extends z.ZodTypeAny>(path: string, { as, query = {}, cache }: Options<S>): Promise<Result<z.infer<S>>> {
  const url = new URL(path, BASE);
  for (const [key, value] of Object.entries(query)) url.searchParams.append(key, value);
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) return { ok: false, status: response.status };
  const body = response.status === 204 ? undefined : await response.json();
  return { ok: true, value: as ? as.parse(body) : body };
}

const author = z.object({ name: z.string(), role: z.string() });
const names = z.array(z.string());

export async function writers(series: string) {
  const found = await komga('/api/v1/authors', { as: z.array(author), query: { series_id: series } }); // want: migrated
  return found.ok ? found.value.filter((one) => one.role === 'writer') : [];
}

export async function genres() {
  const found = await komga('/api/v1/genres', { as: names, cache: 60 }); // want: migrated
  return found.ok ? found.value.length : 0;
}

const kept = { as: names, cache: 3600 };

export async function languages() {
  const found = await komga('/api/v1/languages', kept); // want: manual result-unknown
  return found.ok ? found.value.length : 0;
}
