export interface RequestSpec {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  apiVersion?: 'v1' | 'v2';
  signal?: AbortSignal;
}

export class Http {
  constructor(private readonly baseUrl: string) {}

  async send<T>(spec: RequestSpec): Promise<T> {
    const url = `${this.baseUrl}/api/${spec.apiVersion ?? 'v1'}${spec.path}${Http.search(spec.query)}`;
    const response = await fetch(url, {
      method: spec.method,
      headers: { 'Content-Type': 'application/json' },
      body: spec.body === undefined ? undefined : JSON.stringify(spec.body),
      signal: spec.signal,
    });
    return (await response.json()) as T;
  }

  static search(query: Record<string, unknown> = {}): string {
    const parts: string[] = [];
    for (const name of Object.keys(query)) {
      if (query[name] !== undefined) parts.push(`${name}=${encodeURIComponent(String(query[name]))}`);
    }
    return parts.length ? `?${parts.join('&')}` : '';
  }
}

export abstract class Resource {
  constructor(protected readonly http: Http) {}

  protected query<T>(path: string, query?: Record<string, unknown>, options: Pick<RequestSpec, 'signal'> = {}): Promise<T> {
    return this.http.send<T>({ method: 'GET', path, query, ...options });
  }
}
