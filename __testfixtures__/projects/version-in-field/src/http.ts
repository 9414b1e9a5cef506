export type Query = Record<string, string | number | boolean | readonly string[] | undefined>;

export class Http {
  constructor(private readonly komgaUrl: string) {}

  async send<T>(method: string, path: string, { query, body }: { query?: Query; body?: unknown } = {}): Promise<T> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
    }
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const response = await fetch(`${this.komgaUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return (await response.json()) as T;
  }
}
