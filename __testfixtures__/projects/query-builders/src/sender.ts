import { Query } from './query.ts';

interface Page<T> {
  content: T[];
  last: boolean;
}
interface Request {
  method?: 'GET' | 'POST';
  path: string;
  query?: Query;
  body?: unknown;
}

/** The function that sends makes a text of the object that it is given. */
export class Komga {
  readonly #server: string;

  constructor(server: string) {
    this.#server = server;
  }

  private async send<T>({ method = 'GET', path, query, body }: Request): Promise<T> {
    const response = await fetch(`${this.#server}/api/` + path + (query ?? ''), {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return (await response.json()) as T;
  }

  async *series(libraries?: string[], status?: string): AsyncGenerator<object> {
    for (let page = 0, isLast = false; !isLast; page++) {
      const query = new Query().where('library_id', libraries).where('status', status).page(page, 200);
      const found: Page<object> = await this.send({ path: 'v1/series', query }); // want: migrated
      yield* found.content;
      isLast = found.last;
    }
  }

  broken(): Promise<Page<object>> {
    return this.send({ path: 'v1/books', query: new Query().where('media_status', ['ERROR', 'UNSUPPORTED']).page() }); // want: migrated
  }

  genres(library?: string): Promise<string[]> {
    return this.send({ path: 'v1/genres', query: new Query().where('library_id', library) }); // want: migrated
  }

  latest(): Promise<Page<object>> {
    return this.send({ path: 'v1/books/latest', query: new Query().page() }); // nope: a live list
  }

  // What the functions set is no part of what the call gives.
  private async present<T>(path: string, query: Query, init: RequestInit = {}): Promise<T> {
    query.where('deleted', false);
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${this.#server}/api/` + path + query, { ...init, headers })).json() as Promise<T>;
  }

  there(status: string): Promise<Page<object>> {
    return this.present('v1/series', new Query().where('status', status)); // want: manual query-unknown
  }

  private async shown<T>(path: string, query: Query, init: RequestInit = {}): Promise<T> {
    leaveOutDeleted(query);
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${this.#server}/api/` + path + query, { ...init, headers })).json() as Promise<T>;
  }

  shelf(status: string): Promise<Page<object>> {
    return this.shown('v1/series', new Query().where('status', status)); // want: manual query-unknown
  }
}

function leaveOutDeleted(query: Query): void {
  query.where('deleted', false);
}
