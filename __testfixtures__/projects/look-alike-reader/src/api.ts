import { kavita } from './settings.ts';

/** Calls Kavita. */
export async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`https://${kavita.host}/kavita${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${kavita.token}`, ...init.headers },
  });
  return response.json() as Promise<T>;
}
