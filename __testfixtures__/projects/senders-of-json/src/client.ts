import type { Book, Page, Series } from './types';

type Query = Record<string, string | number | boolean | undefined>;

export class KomgaClient {
  constructor(private readonly root: string) {}

  found(term: string, size = 5): Promise<Page<Series>> {
    return this.get<Page<Series>>('/api/v1/series', { search: term, size }); // want: migrated
  }

  series(id: string): Promise<Series> {
    return this.get<Series>(`/api/v1/series/${id}`);
  }

  async unread(): Promise<Book[]> {
    const { content } = await this.get<Page<Book>>('/api/v1/books', { read_status: 'UNREAD', unpaged: true }); // want: migrated
    return content;
  }

  scan(library: string): Promise<void> {
    return this.request<void>('POST', `/api/v1/libraries/${library}/scan`);
  }

  private get<T>(path: string, query?: Query): Promise<T> {
    return this.request<T>('GET', path, query);
  }

  private async request<T>(method: 'GET' | 'POST', path: string, query: Query = {}, body?: unknown): Promise<T> {
    const url = new URL(this.root + path);
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.append(key, String(value));
    }
    const res = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await res.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }
}
