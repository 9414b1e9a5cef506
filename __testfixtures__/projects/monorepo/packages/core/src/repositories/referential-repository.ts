import { REFERENTIAL } from '../paths/referential.js';
import { Repository } from './repository.js';

export class ReferentialRepository extends Repository {
  genres(): Promise<string[]> {
    return this.client.get<string[]>(REFERENTIAL.genres); // want: migrated
  }

  tags(libraryId?: string): Promise<string[]> {
    return this.client.get<string[]>(REFERENTIAL.tags, { library_id: libraryId }); // want: migrated
  }

  bookTags(seriesId: string): Promise<string[]> {
    return this.client.get<string[]>(REFERENTIAL.bookTags, { series_id: seriesId }); // want: migrated
  }

  readonly publishers = (): Promise<string[]> => this.client.get<string[]>(REFERENTIAL['publishers']); // want: migrated

  async ages(): Promise<string[]> {
    const { ages } = REFERENTIAL;
    return (await this.client.get<string[]>(ages)).filter((age) => age !== 'None'); // want: migrated
  }

  languages = () => this.client.get<string[]>(REFERENTIAL.languages); // want: migrated
}
