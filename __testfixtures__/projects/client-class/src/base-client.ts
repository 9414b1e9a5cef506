export interface RequestParts {
  query?: Record<string, string | number | boolean>;
  body?: unknown;
}

export abstract class BaseClient {
  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  protected get<T>(path: string, query?: RequestParts['query']): Promise<T> {
    return this.request<T>('GET', path, { query });
  }

  protected post<T>(path: string, body: unknown, query?: RequestParts['query']): Promise<T> {
    return this.request<T>('POST', path, { query, body });
  }

  protected patch<T>(path: string, body: unknown): Promise<T> {
    return this.request<T>('PATCH', path, { body });
  }

  protected put<T>(path: string, body: unknown): Promise<T> {
    return this.request<T>('PUT', path, { body });
  }

  private async request<T>(method: string, path: string, { query, body }: RequestParts): Promise<T> {
    const url = new URL(path, this.origin);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${url.pathname}: ${response.status}`);
    return response.json() as Promise<T>;
  }
}
