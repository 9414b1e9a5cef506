import type { KomgaGateway } from './gateway.js';
import type { BookDto, Letter, Page, SeriesDto } from './model.js';
import { KomgaRepository } from './repository.js';

export class SeriesRepository extends KomgaRepository<SeriesDto> {
  constructor(gateway: KomgaGateway) {
    super(gateway, 'series');
  }

  byLetter(letter: string, page: number): Promise<Page<SeriesDto>> {
    const pattern = letter === '#' ? '^[^a-z]' : `^${letter}`;
    return this.find({ search_regex: `${pattern},title_sort`, deleted: false }, { page, size: 30 });
  }

  inGenre(genre: string): Promise<Page<SeriesDto>> {
    return this.find({ genre: [genre] }, { sort: 'metadata.titleSort,asc', size: 100 });
  }

  async books(seriesId: string, unreadOnly = false): Promise<readonly BookDto[]> {
    const page = await this.gateway.read<Page<BookDto>>(`${this.resource}/${seriesId}/books`, {
      unpaged: true,
      read_status: unreadOnly ? ['UNREAD', 'IN_PROGRESS'] : undefined,
    });
    return page.content;
  }

  letters(libraryId?: string): Promise<Letter[]> {
    return this.gateway.read(`${this.resource}/alphabetical-groups`, { library_id: libraryId });
  }

  collection(collectionId: string): Promise<Page<SeriesDto>> {
    return this.gateway.read(`collections/${collectionId}/series`, { unpaged: true });
  }
}
