import { Memoize } from '../support/decorators.js';
import type { KomgaGateway } from './gateway.js';
import type { AuthorDto } from './model.js';

/** Everything that is only a list of words. */
export class Vocabulary {
  constructor(private readonly gateway: KomgaGateway) {}

  @Memoize(600)
  async sharingLabels(): Promise<string[]> {
    return this.gateway.read<string[]>('sharing-labels');
  }

  /** Lowest first; "None" is not an age, so it goes. */
  @Memoize(600)
  async ages(libraryId?: string): Promise<number[]> {
    const ratings = await this.gateway.read<string[]>('age-ratings', { library_id: libraryId });
    return ratings.filter((r) => r !== 'None').map(Number).sort((a, b) => a - b);
  }

  /** Tags of the books of one series, or of one read list. A series wins. */
  @Memoize(60)
  async bookTags(scope: { series?: string; readList?: string; library?: string }): Promise<string[]> {
    return this.gateway.read<string[]>('tags/book', {
      series_id: scope.series,
      readlist_id: scope.readList,
      library_id: scope.library,
    });
  }

  async artists(seriesId: string): Promise<string[]> {
    const all = await this.gateway.read<AuthorDto[]>('authors', { series_id: seriesId });
    const artists = all.filter(({ role }) => role === 'penciller' || role === 'inker');
    return [...new Set(artists.map(({ name }) => name))];
  }
}
