import type { Query } from './http.js';
import { Part } from './part.js';

interface Page<T> {
  content: T[];
}

export class Series extends Part {
  list(filter: Query = {}, page: Query = {}): Promise<Page<{ id: string }>> {
    return this.get<Page<{ id: string }>>('series', { ...filter, ...page }); // want: migrated
  }
}
