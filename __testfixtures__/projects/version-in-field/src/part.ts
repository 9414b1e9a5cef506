import type { Http, Query } from './http.js';

/** The parent of all parts of the API. */
export abstract class Part {
  protected readonly version: 'v1' | 'v2' = 'v1';

  constructor(private readonly http: Http) {}

  protected get<T>(path: string, query?: Query): Promise<T> {
    return this.http.send<T>('GET', this.resolve(path), { query });
  }

  // A body that may be left out, and the query behind it.
  protected post<T>(path: string, body?: unknown, query?: Query): Promise<T> {
    return this.http.send<T>('POST', this.resolve(path), { body: body ?? {}, query });
  }

  private resolve(path: string): string {
    return `/api/${this.version}/${path}`;
  }
}
