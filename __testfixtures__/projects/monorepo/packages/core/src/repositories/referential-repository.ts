import { REFERENTIAL } from '../paths/referential.js';
import { Repository } from './repository.js';

export class ReferentialRepository extends Repository {
  genres(): Promise<string[]> {
    return this.client.get<string[]>(REFERENTIAL.genres); // want: review response-not-shown
  }

  tags(libraryId?: string): Promise<string[]> {
    return this.client.get<string[]>(REFERENTIAL.tags, { library_id: libraryId }); // want: review lists-joined
  }

  bookTags(seriesId: string): Promise<string[]> {
    return this.client.get<string[]>(REFERENTIAL.bookTags, { series_id: seriesId }); // want: review lists-joined
  }

  readonly publishers = (): Promise<string[]> => this.client.get<string[]>(REFERENTIAL['publishers']); // want: review response-not-shown

  async ages(): Promise<string[]> {
    const { ages } = REFERENTIAL;
    return (await this.client.get<string[]>(ages)).filter((age) => age !== 'None'); // want: review response-not-shown
  }

  languages = () => this.client.get<string[]>(REFERENTIAL.languages); // want: review response-not-shown
}
