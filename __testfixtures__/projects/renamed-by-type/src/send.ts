const base = process.env.KOMGA_URL;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function asText(query: object): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const name = snakeCase(key);
    for (const one of Array.isArray(value) ? value : [value]) parts.push(`${name}=${encodeURIComponent(one)}`);
  }
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

interface Parts {
  query?: object;
  json?: unknown;
}

export async function request<T>(method: string, path: string, { query = {}, json }: Parts = {}): Promise<T> {
  const response = await fetch(`${base}/api/${path}${asText(query)}`, {
    method,
    headers: json === undefined ? {} : { 'Content-Type': 'application/json' },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return (await response.json()) as T;
}

function present(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]): [string, string] => [snakeCase(key), String(value)]));
}

export const find = async (path: string, query: object = {}, init: RequestInit = {}) =>
  (await fetch(`${base}/api/v1/${path}?${present(query)}`, init)).json();

function filled(query: object): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) params.set(snakeCase(key), String(value));
  return params;
}

/** What has no value is sent as the text `undefined`. */
export const findAll = async (path: string, query: object = {}, init: RequestInit = {}) =>
  (await fetch(`${base}/api/v1/${path}?${filled(query)}`, init)).json();
