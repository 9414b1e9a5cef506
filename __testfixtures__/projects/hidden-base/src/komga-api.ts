import { requestKomga } from './request.ts';

/** Everything under the context path of the server. */
const API_ROOT = '/komga/api/v1';

export const api = <T>(path: string, init?: RequestInit): Promise<T> => requestKomga<T>(`${API_ROOT}${path}`, init);

export async function get<T>(path: string): Promise<T> {
  return api<T>(path);
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return api<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
