import type { Config } from '../config/index.js';
import { KomgaError } from './errors.js';

export interface Outgoing {
  method: string;
  path: string;
  query?: URLSearchParams | undefined;
  body?: unknown;
}

/** The only place of the suite that sends with fetch. */
export async function transport<T>(config: Config, { method, path, query, body }: Outgoing): Promise<T> {
  const url = `${config.address}${path}${query ? `?${query}` : ''}`;
  const response = await fetch(url, {
    method,
    headers: { 'X-API-Key': config.apiKey, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(config.timeout),
  });
  if (!response.ok) throw new KomgaError(response.status, url);
  return (await response.json()) as T;
}
