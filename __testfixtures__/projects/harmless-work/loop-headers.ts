interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  json?: unknown;
}

export class Api {
  constructor(private readonly origin: string, private readonly key: string) {}
  async call<T>(path: string, options: Options = {}): Promise<T> {
    const headers = new Headers();
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    headers.set('X-API-Key', this.key);
    if (options.json !== undefined) headers.set('Content-Type', 'application/json');
    const init: RequestInit = { method: options.method ?? 'GET', headers };
    if (options.json !== undefined) init.body = JSON.stringify(options.json);
    const response = await fetch(`${this.origin}${path}`, init);
    return response.json();
  }
}

const komga = new Api(process.env.KOMGA_URL ?? '', process.env.KOMGA_KEY ?? '');
export const search = (text: string) => komga.call<{ content: object[] }>(`/api/v1/series?search=${encodeURIComponent(text)}`); // want: migrated
export const update = (id: string, name: string) => komga.call<void>(`/api/v1/libraries/${id}`, { method: 'PUT', json: { name } }); // want: migrated
export const labels = () => komga.call<string[]>('/api/v1/sharing-labels'); // want: migrated
