import { bus } from './bus';

/** Talks to Komga. */
export async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
  const res = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, init);
  if (!res.ok) throw new Error(`${path}: ${res.status}`);
  return res.json();
}

/** What fails is nothing then. */
export async function sendJson<T>(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<T | undefined> {
  try {
    return await api<T>(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  } catch {
    return undefined;
  }
}

export async function loadJson<T>(path: string): Promise<T> {
  const res = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`);
  return res.json();
}

/** Others hear of it. */
export async function postJson<T>(path: string, body: unknown): Promise<T> {
  const res = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  bus.dispatchEvent(new Event('saved'));
  return res.json();
}
