import { type Paging, type Query, Resource } from './base';

export class Shelves extends Resource {
  // The names in what is spread are known: what filters moves, and what pages stays as it is.
  async found(filter: { libraries?: string[]; tags?: string[]; years?: unknown }, page: Paging) {
    const query: Query = { library_id: filter.libraries, tag: filter.tags, release_year: filter.years };
    return (await this.http.get('/api/v1/series', { params: { ...query, ...this.paging(page) } })).data; // want: migrated
  }

  // Some of it moves, and some of it stays.
  async ofLibrary(library: string | undefined, more: Query) {
    return (await this.http.get('/api/v1/series', { params: { ...this.scope(library), ...more } })).data; // want: migrated
  }

  // A subclass may order by anything, and filter.
  async ordered(filter: { tag?: string }) {
    const query: Query = { tag: filter.tag };
    return (await this.http.get('/api/v1/series', { params: { ...query, ...this.order() } })).data; // want: manual
  }
}

export class Unread extends Shelves {
  protected override order(): Query {
    return { read_status: 'UNREAD' };
  }
}
