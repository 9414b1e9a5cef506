// fixture: profile=komga
interface Http {
  get<T>(path: string, params?: Record<string, unknown>): Promise<T>;
  post<T>(path: string, body?: unknown, params?: Record<string, unknown>): Promise<T>;
}
type Send = (path: string, init?: RequestInit) => Promise<Response>;
interface Loose {
  get(path: string): Promise<any>;
}

export class KomgaSource {
  constructor(private readonly http: Http, private readonly send: Send, private readonly loose: Loose) {}

  genres = (): Promise<string[]> =>
    this.http.get<{ content: string[] }>('/api/v2/genres', { unpaged: true }).then((page) => page.content); // want: review unknown-client
  tags = () => this.http.get<{ content: string[] }>('/api/v2/tags', {
    library_id: ['a'],
    unpaged: true,
  }).then((page) => page.content); // want: review unknown-client
  series = (library: string, page: number) => this.http.post<object>(
    '/api/v1/series/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { page },
  ); // want: review unknown-client
  volumes = (id: string) => this.http.post<object>(
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: id } } },
    { sort: 'metadata.numberSort,asc' },
  ); // want: review unknown-client

  async publishers(): Promise<string[]> {
    const response = await this.send('/api/v2/publishers?unpaged=true'); // want: review unknown-client
    return (await response.json()).content;
  }

  languages = () => this.loose.get('/api/v1/languages'); // want: manual result-unknown
}

export const filtered = (http, ids) => {
  http.post('/api/v1/series/list', {}, { page: 1 }); // nope: moved already
  return http.post(
    '/api/v1/series/list',
    { condition: { anyOf: [ids || []].flat().map((value) => ({ libraryId: { operator: 'is', value } })) } },
    { page: 2 },
  ); // want: review unknown-client
};
