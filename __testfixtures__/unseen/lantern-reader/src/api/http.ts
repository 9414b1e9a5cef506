import { useSession } from '../state/session';

export type ParamValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Params = Record<string, ParamValue>;

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly url: string,
  ) {
    super(`${status} ${url}`);
  }
}

/** Arrays become repeated keys, null and undefined vanish. */
export function toSearch(params: Params = {}): string {
  const out = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === null || value === undefined || value === '') continue;
    if (Array.isArray(value)) value.forEach((v) => out.append(key, String(v)));
    else out.set(key, String(value));
  }
  const text = out.toString();
  return text ? `?${text}` : '';
}

async function request(method: string, path: string, params?: Params, body?: unknown): Promise<Response> {
  const { server, token } = useSession.getState();
  const url = `${server}${path}${toSearch(params)}`;
  const res = await fetch(url, {
    method,
    credentials: 'include',
    headers: {
      'X-Auth-Token': token ?? '',
      'X-Requested-With': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (res.status === 401) useSession.getState().signOut();
  if (!res.ok) throw new HttpError(res.status, url);
  return res;
}

export const http = {
  load: async <T>(path: string, params?: Params): Promise<T> =>
    (await request('GET', path, params)).json() as Promise<T>,
  send: async <T>(path: string, params: Params, body: unknown): Promise<T> =>
    (await request('POST', path, params, body)).json() as Promise<T>,
  patch: async (path: string, body: unknown): Promise<void> => {
    await request('PATCH', path, undefined, body);
  },
  remove: async (path: string): Promise<void> => {
    await request('DELETE', path);
  },
};
