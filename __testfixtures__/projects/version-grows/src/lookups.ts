import { Resource } from './resource';

export class Lookups extends Resource {
  libraries() {
    return this.query<object[]>('/libraries'); // nope: libraries
  }

  genres(library?: string) {
    return this.query<string[]>('/genres', { library_id: library }); // want: review wrapper-grown
  }

  roles(signal?: AbortSignal) {
    return this.query<string[]>('/authors/roles', undefined, { signal }); // want: migrated
  }
}
