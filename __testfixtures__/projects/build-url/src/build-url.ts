export interface ServerConfig {
  readonly address: string;
  readonly apiKey: string;
}

export type Params = Record<string, string | number | readonly string[] | undefined>;

export function buildUrl({ address }: ServerConfig, path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  const text = query.toString();
  return `${address}${path}${text === '' ? '' : `?${text}`}`;
}

export const headersOf = ({ apiKey }: ServerConfig) => ({ 'X-API-Key': apiKey });
