class Call<T> {
  private verb = 'GET';
  private readonly search = new URLSearchParams();
  private readonly extra: Record<string, string> = {};
  private payload: string | undefined;
  constructor(
    private readonly base: string,
    private readonly segments: string[],
  ) {}
  method(verb: string): this {
    this.verb = verb;
    return this;
  }
  query(name: string, value: string | number | boolean | undefined): this {
    if (value !== undefined) this.search.append(name, String(value));
    return this;
  }
  json(body: unknown): this {
    this.payload = JSON.stringify(body);
    this.extra['Content-Type'] = 'application/json';
    return this;
  }
  async send(): Promise<T> {
    const query = this.search.toString();
    const url = [this.base, ...this.segments].join('/') + (query ? `?${query}` : '');
    const response = await fetch(url, { method: this.verb, headers: this.extra, body: this.payload });
    return response.json();
  }
}

type Page = { content: { id: string }[] };

export class Library {
  constructor(private readonly base: string) {}
  private request<T>(...segments: string[]): Call<T> {
    return new Call<T>(`${this.base}/api/v1`, segments);
  }
  series(library?: string) {
    return this.request<Page>('series').query('page', 1).query('library_id', library).send(); // want: migrated
  }
  books(id: string) {
    return this.request<Page>('series', id, 'books').query('unpaged', true).send(); // want: migrated
  }
  rename(id: string, name: string) {
    return this.request<void>('libraries', id).method('PUT').json({ name }).send(); // want: migrated
  }
  genres() {
    return this.request<string[]>('genres').send(); // want: migrated
  }
  one(id: string) {
    return this.request<{ id: string }>('series', id).send(); // nope: one series
  }
  scan(id: string) {
    return this.request<void>('libraries', id, 'scan').method('POST').send(); // nope: a scan
  }
  // What a variable holds may have been called by other code
  async named(text: string) {
    const call = this.request<Page>('books');
    if (text) call.query('search', text);
    return call.send(); // want: manual method-unknown
  }
}
