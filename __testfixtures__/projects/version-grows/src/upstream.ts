import { env } from '$env/dynamic/private';

const API = `${env.KOMGA_URL ?? 'http://komga:25600'}/api/v1`;

type Fetch = typeof globalThis.fetch;

export async function upstream(fetch: Fetch, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(API + path, { ...init, headers: { Accept: 'application/json', ...init.headers } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}

export async function json<T>(fetch: Fetch, path: string): Promise<T> {
  return (await upstream(fetch, path)).json() as Promise<T>;
}

export async function list<T>(fetch: Fetch, path: string): Promise<T> {
  return (await upstream(fetch, path)).json() as Promise<T>;
}
