import type { ApiClient } from './client.js';

export class Referential {
  constructor(private readonly api: ApiClient) {}

  // What `list` requests is edited for both, so these calls need no change
  genres(libraryIds?: string[]): Promise<string[]> {
    return this.list('genres', libraryIds); // nope: edited where the request is sent
  }

  publishers(libraryIds?: string[]): Promise<string[]> {
    return this.list('publishers', libraryIds); // nope: edited where the request is sent
  }

  private list(name: 'genres' | 'publishers', libraryIds?: string[]): Promise<string[]> {
    return this.api.request<string[]>({ path: `/api/v1/${name}`, query: { library_id: libraryIds } }); // want: migrated, migrated
  }
}
