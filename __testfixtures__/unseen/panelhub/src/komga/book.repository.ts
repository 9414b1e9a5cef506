import { HTTPError } from 'got';
import type { KomgaGateway } from './gateway.js';
import type { BookDto, Page } from './model.js';
import { KomgaRepository } from './repository.js';

export class BookRepository extends KomgaRepository<BookDto> {
  private modern: boolean | undefined;

  constructor(gateway: KomgaGateway) {
    super(gateway, 'books');
  }

  started(libraryIds: string[]): Promise<Page<BookDto>> {
    return this.find(
      { read_status: ['IN_PROGRESS'], library_id: libraryIds },
      { sort: 'readProgress.readDate,desc', size: 10 },
    );
  }

  onDeck(): Promise<Page<BookDto>> {
    return this.gateway.read('books/ondeck', { size: 10 });
  }

  /**
   * Posters need the newer search. My brother's server is at 1.11, so fall back once and remember.
   */
  async ready(seriesId: string): Promise<readonly BookDto[]> {
    if (this.modern !== false) {
      try {
        const page = await this.gateway.ask<Page<BookDto>>(
          'books/list',
          {
            condition: {
              allOf: [
                { seriesId: { operator: 'is', value: seriesId } },
                { mediaStatus: { operator: 'is', value: 'READY' } },
              ],
            },
          },
          { unpaged: true, sort: 'metadata.numberSort,asc' },
        );
        this.modern = true;
        return page.content;
      } catch (error) {
        if (!(error instanceof HTTPError) || ![404, 405].includes(error.response.statusCode)) throw error;
        this.modern = false;
      }
    }
    const old = await this.gateway.read<Page<BookDto>>(`series/${seriesId}/books`, {
      media_status: 'READY',
      unpaged: true,
    });
    return old.content;
  }
}
