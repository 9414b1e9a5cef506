import { settings } from './settings.ts';

export class HttpError extends Error {
  constructor(readonly status: number, readonly path: string) {
    super(`${status} for ${path}`);
  }
}

/** Sends a request to Komga and gives the parsed body. */
export async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('X-API-Key', settings.apiKey);
  if (init.body !== undefined) headers.set('Content-Type', 'application/json');
  const response = await fetch(`${settings.komgaUrl}${path}`, { ...init, headers });
  if (!response.ok) throw new HttpError(response.status, path);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}
