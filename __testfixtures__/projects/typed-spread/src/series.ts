import { type Loose, type Options, Resource } from './resource.js';

export interface Page<T> {
  content: T[];
}

export class Series extends Resource {
  list(options?: Options): Promise<Page<{ id: string }>> {
    return this.read<Page<{ id: string }>>('/series', options); // want: migrated
  }

  books(id: string, options?: Options): Promise<Page<{ id: string }>> {
    return this.http.send<Page<{ id: string }>>({ method: 'GET', path: `/series/${id}/books`, ...options }); // want: migrated
  }

  loosely(options?: Loose): Promise<Page<{ id: string }>> {
    return this.readLoosely<Page<{ id: string }>>('/books', options); // want: manual
  }
}
