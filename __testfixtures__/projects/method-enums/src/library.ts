import { Resource, Verb } from './resource';

export interface Page<T> {
  content: T[];
}

export class KomgaLibrary extends Resource {
  rename(id: string, name: string): Promise<void> {
    return this.call(Verb.Put, `/api/v1/libraries/${id}`, { body: { name } }); // want: migrated
  }

  series(library: string, size = 20): Promise<Page<{ id: string }>> {
    return this.call<Page<{ id: string }>>(Verb.Get, '/api/v1/series', { query: { library_id: library, size } }); // want: migrated
  }

  genres(library?: string): Promise<string[]> {
    return this.call<string[]>(Verb.Get, '/api/v1/genres', { query: { library_id: library } }); // want: migrated
  }

  all(): Promise<{ id: string }[]> {
    return this.call(Verb.Get, '/api/v1/libraries'); // nope: a live list
  }
}

/** Its path is given by a field, and not by the call. */
abstract class Below extends Resource {
  protected abstract readonly root: string;

  protected at<T>(path: string): Promise<T> {
    return this.call<T>(Verb.Get, `${this.root}${path}`); // want: manual unknown-tail
  }
}

export class KomgaSeries extends Below {
  protected readonly root = '/api/v1/series';

  list(): Promise<Page<{ id: string }>> {
    return this.at(''); // want: manual query-unknown
  }

  one(id: string): Promise<{ id: string }> {
    return this.at(`/${id}`); // nope: one series
  }
}
