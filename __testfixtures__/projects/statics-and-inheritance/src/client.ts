export class HttpClient {
  constructor(protected readonly server: string, protected readonly key: string) {}
  protected async getJson<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${this.server}/api/v1${path}${search ? `?${search}` : ''}`, { headers: { 'X-API-Key': this.key } });
    return response.json();
  }
  protected async postJson<T>(options: { path: string; body: unknown; query?: Record<string, string> }): Promise<T> {
    const search = new URLSearchParams(options.query).toString();
    const response = await fetch(`${this.server}/api/v1${options.path}${search ? `?${search}` : ''}`, {
      method: 'POST',
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: JSON.stringify(options.body),
    });
    return response.json();
  }
}

export class Komga extends HttpClient {
  series(library: string) {
    return this.getJson<{ content: object[] }>('/series', { library_id: library, size: '100' }); // want: review
  }
  books(id: string) {
    return this.getJson<{ content: object[] }>(`/series/${id}/books`); // want: migrated
  }
  collect(name: string, seriesIds: string[]) {
    return this.postJson<object>({ path: '/collections', body: { name, seriesIds, ordered: true } }); // nope: a collection
  }
  labels() {
    return this.getJson<string[]>('/sharing-labels'); // want: review
  }
}
