export interface Credentials {
  readonly user: string;
  readonly password: string;
}

export type Api = <T>(path: string, init?: RequestInit) => Promise<T>;

/** Binds an address and credentials; what comes back takes the rest. */
export const makeApi =
  (base: string, { user, password }: Credentials): Api =>
  async <T>(path: string, init: RequestInit = {}) => {
    const response = await fetch(`${base}${path}`, {
      ...init,
      headers: { Authorization: `Basic ${btoa(`${user}:${password}`)}`, 'Content-Type': 'application/json', ...init.headers },
    });
    return response.json() as Promise<T>;
  };

export function makeReader(base: string) {
  return function read(path: string, params: Record<string, string> = {}) {
    return fetch(`${base}${path}?${new URLSearchParams(params)}`);
  };
}
