import type { z } from 'zod';
import type { Env } from '../env';

export type Params = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;

export interface ReadOptions<S extends z.ZodTypeAny> {
  path: string;
  schema: S;
  params?: Params;
  /** Seconds in KV, 0 for never. */
  keep?: number;
}

const PREFIX = '/api/v1';

export class Connection {
  private readonly headers: Headers;

  constructor(private readonly env: Env) {
    this.headers = new Headers({ Accept: 'application/json' });
    this.headers.set('X-API-Key', env.KOMGA_KEY);
  }

  url(path: string, params: Params = {}): string {
    const url = new URL(PREFIX + path, this.env.KOMGA_URL);
    for (const [name, value] of Object.entries(params)) {
      if (value === null || value === undefined) continue;
      for (const one of [value].flat()) url.searchParams.append(name, String(one));
    }
    return url.href;
  }

  /** GET, parse, and remember under the URL. */
  async read<S extends z.ZodTypeAny>({ path, schema, params, keep = 600 }: ReadOptions<S>): Promise<z.output<S>> {
    const url = this.url(path, params);
    const known = keep > 0 ? await this.env.CACHE.get(url, 'json') : null;
    if (known !== null) return schema.parse(known);

    const body = await this.retry(url, { headers: this.headers });
    const value = schema.parse(body);
    if (keep > 0) await this.env.CACHE.put(url, JSON.stringify(body), { expirationTtl: keep });
    return value;
  }

  async write(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Response> {
    const headers = new Headers(this.headers);
    headers.set('Content-Type', 'application/json');
    return fetch(this.url(path), { method, headers, body: JSON.stringify(body) });
  }

  private async retry(url: string, init: RequestInit, left = 2): Promise<unknown> {
    const response = await fetch(url, init);
    if (response.ok) return response.json();
    if (left > 0 && response.status >= 500) return this.retry(url, init, left - 1);
    throw new Error(`Komga ${response.status}: ${url}`);
  }
}
