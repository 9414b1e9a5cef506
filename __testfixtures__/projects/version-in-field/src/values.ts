import { Part } from './part.js';

export class Values extends Part {
  genres(): Promise<string[]> {
    return this.get<string[]>('genres'); // want: review wrapper-grown
  }

  publishers(libraryId: string): Promise<string[]> {
    return this.get<string[]>('publishers', { library_id: libraryId }); // want: migrated
  }
}
