import 'server-only';
import { z } from 'zod';

const env = z
  .object({ KOMGA_BASE_URL: z.string().url(), KOMGA_API_KEY: z.string().min(8) })
  .parse(process.env);

type Scalar = string | number | boolean;
export type Query = Record<string, Scalar | readonly Scalar[] | undefined>;

interface Caching {
  /** seconds, false means "until somebody revalidates the tag" */
  revalidate?: number | false;
  tags?: string[];
}

export class KomgaHttpError extends Error {
  constructor(
    public readonly status: number,
    public readonly path: string,
  ) {
    super(`Komga: ${status} on ${path}`);
  }
}

export function komgaUrl(path: string, query: Query = {}): URL {
  const url = new URL(`/api/v1${path}`, env.KOMGA_BASE_URL);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      url.searchParams.append(name, String(one));
    }
  }
  return url;
}

export const authHeaders = { 'X-API-Key': env.KOMGA_API_KEY } as const;

/** GET + zod. Every read in the application goes through here. */
export async function komgaGet<S extends z.ZodTypeAny>(
  schema: S,
  path: string,
  query?: Query,
  caching: Caching = {},
): Promise<z.infer<S>> {
  const response = await fetch(komgaUrl(path, query), { headers: authHeaders, next: caching });
  if (!response.ok) throw new KomgaHttpError(response.status, path);
  return schema.parse(await response.json());
}

/** Writes. Komga answers 204 to nearly all of them. */
export async function komgaSend(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<void> {
  const response = await fetch(komgaUrl(path), {
    method,
    headers: { ...authHeaders, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-store',
  });
  if (!response.ok) throw new KomgaHttpError(response.status, path);
}
