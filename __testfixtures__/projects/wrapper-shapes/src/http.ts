const S = process.env.KOMGA_URL ?? '';
const key = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };
const json = { ...key, 'Content-Type': 'application/json' };

/** GET without a body, POST with one. */
export default async function call<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(S + path, { method: body === undefined ? 'GET' : 'POST', headers: json, body: body && JSON.stringify(body) });
  return response.json() as Promise<T>;
}

/** Hands on whatever comes. */
export const rest = (...args: [string, RequestInit?]) => fetch(`${S}${args[0]}`, { ...args[1], headers: json });

export const spread = (path: string, ...more: RequestInit[]) => fetch(S + path, Object.assign({}, ...more, { headers: json }));

/** Calls back. */
export function withCallback(path: string, done: (error: Error | null, data?: any) => void): void {
  fetch(S + path, { headers: key }).then((response) => response.json()).then((data) => done(null, data), done);
}

/** Signs in only where it is needed. */
export function guarded(path: string): Promise<Response> {
  const headers: Record<string, string> = path.startsWith('/api/v1/') ? key : {};
  return fetch(S + path, { headers });
}

/** Without the prefix that everyone writes. */
export const stripped = (path: string, init?: RequestInit) => fetch(`${S}/komga${path.replace('/api/v1', '/api/v1')}`, init);

export const options = { method: 'GET', headers: json };
export const api = (path: string, init: RequestInit) => fetch(S + path, init);
