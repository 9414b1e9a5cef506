import call from './http.ts';

export interface Http {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
}

export class KomgaSource {
  constructor(private readonly http: Http) {}

  genres = () => this.http?.get<string[]>('/api/v1/genres'); // want: review
  series = () => this.http.get<object>('/api/v1/series'); // want: review
}

export const source = new KomgaSource({ get: (path) => call(path), post: (path, body) => call(path, body) });

export const listOf = (path = '/api/v1/publishers') => call<string[]>(path); // want: manual
export const ages = () => listOf('/api/v1/age-ratings'); // want: review response-not-shown
