import { type Komga, useKomga } from './http';

interface Page<T> {
  content: T[];
}
const ROOT = '/api/v1/series';

export class Series {
  constructor(private readonly komga: Komga = useKomga()) {}

  ofLibrary(library: string) {
    return this.komga.get<Page<object>>(ROOT, { library_id: library, unpaged: true }); // want: review wrapper-grown
  }
  tagged(tag: string) {
    return this.komga.get<Page<object>>(ROOT, new URLSearchParams({ tag, size: '5' })); // want: migrated
  }
  find(query: URLSearchParams) {
    return this.komga.get<Page<object>>(ROOT, query); // want: migrated
  }
  one(id: string) {
    return this.komga.get<object>(`${ROOT}/${id}`); // nope: one series
  }
}
