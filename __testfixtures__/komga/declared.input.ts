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

  genres = (): Promise<string[]> => this.http.get<string[]>('/api/v1/genres'); // want: review unknown-client
  tags = () => this.http.get<string[]>('/api/v1/tags', { library_id: ['a'] }); // want: review unknown-client
  series = (library: string, page: number) => this.http.get<object>('/api/v1/series', { library_id: library, page }); // want: review unknown-client
  volumes = (id: string) => this.http.get<object>(`/api/v1/series/${id}/books`); // want: review unknown-client

  async publishers(): Promise<string[]> {
    const response = await this.send('/api/v1/publishers'); // want: review unknown-client
    return response.json();
  }

  languages = () => this.loose.get('/api/v1/languages'); // want: manual result-unknown
}

export const filtered = (http, ids) => {
  http.post('/api/v1/series/list', {}, { page: 1 }); // nope: moved already
  return http.get('/api/v1/series', { library_id: ids, page: 2 }); // want: review unknown-client
};
