// fixture: profile=komga
// A class that asks a method for its headers, with a test of the body: its `post` and `patch` can be used as they are.

interface Options {
  query?: Record<string, string>;
  body?: unknown;
}

export class KomgaDesk {
  constructor(
    private readonly root: string,
    private readonly key?: string,
  ) {}

  async request<T>(method: string, path: string, { query, body }: Options = {}): Promise<T> {
    const res = await fetch(`${this.root}/api/v1${path}?${new URLSearchParams(query)}`, {
      method,
      headers: this.headers(body !== undefined),
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!res.ok) throw new Error(`komga ${res.status}`);
    return (res.status === 204 ? undefined : await res.json()) as T;
  }

  get<T>(path: string, query?: Record<string, string>): Promise<T> {
    return this.request<T>('GET', path, { query });
  }

  post<T = void>(path: string, body?: unknown, query?: Record<string, string>): Promise<T> {
    return this.request<T>('POST', path, { body, query });
  }

  put<T = void>(path: string, body: unknown): Promise<T> {
    return this.request<T>('PUT', path, { body });
  }

  patch<T = void>(path: string, body: unknown): Promise<T> {
    return this.request<T>('PATCH', path, { body });
  }

  private headers(json: boolean): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (json) headers['Content-Type'] = 'application/json';
    if (this.key) headers['X-API-Key'] = this.key;
    return headers;
  }

  unread(): Promise<{ content: { id: string }[] }> {
    // want: migrated
    return this.get<{ content: { id: string }[] }>('/books', { read_status: 'UNREAD', size: '20' });
  }

  async count(): Promise<number> {
    // want: migrated
    const page = await this.get<{ totalElements: number }>('/series', { size: '0', oneshot: 'true' });
    return page.totalElements;
  }

  rename(id: string, name: string): Promise<void> {
    return this.put(`/libraries/${id}`, { name }); // want: migrated
  }
}
