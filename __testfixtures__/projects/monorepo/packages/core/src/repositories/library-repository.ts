import type { Library } from '../models/index.js';
import { LIBRARIES, libraryPath } from '../paths/index.js';
import { Repository } from './repository.js';

export class LibraryRepository extends Repository {
  all(): Promise<Library[]> {
    return this.client.get<Library[]>(LIBRARIES); // nope: a live list
  }

  async update({ id, ...library }: Library): Promise<void> {
    await this.client.put<void>(libraryPath(id), library); // want: migrated
  }

  one(id: string): Promise<Library> {
    return this.client.get<Library>(libraryPath(id)); // nope: another method
  }
}
