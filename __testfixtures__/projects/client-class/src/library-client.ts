import { BaseClient } from './base-client.js';
import type { Library } from './models.js';

export class LibraryClient extends BaseClient {
  update(id: string, changes: Partial<Library>): Promise<void> {
    return this.put(`/api/v1/libraries/${id}`, changes); // want: migrated
  }

  genres(): Promise<string[]> {
    return this.get<string[]>('/api/v1/genres'); // want: review response-not-shown
  }

  labels(libraryId: string): Promise<string[]> {
    return this.get<string[]>('/api/v1/sharing-labels', { library_id: libraryId }); // want: review response-not-shown
  }
}
