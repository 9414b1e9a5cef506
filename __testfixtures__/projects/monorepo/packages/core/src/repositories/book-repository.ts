import type { Book, Page } from '../models/index.js';
import { BOOKS, BOOKS_ON_DECK, bookPath, booksOfSeries } from '../paths/index.js';
import { Repository } from './repository.js';

export class BookRepository extends Repository {
  ofSeries(seriesId: string): Promise<Page<Book>> {
    return this.client.get<Page<Book>>(booksOfSeries(seriesId)); // want: review response-not-shown
  }

  ofSeriesSorted(seriesId: string): Promise<Page<Book>> {
    return this.client.get<Page<Book>>(booksOfSeries(seriesId), { sort: 'metadata.numberSort,asc', unpaged: true }); // want: review query-parameters
  }

  async count(): Promise<number> {
    const { totalElements } = await this.client.get<Page<Book>>(BOOKS, { size: 0 }); // want: review query-parameters
    return totalElements;
  }

  onDeck(): Promise<Page<Book>> {
    return this.list<Book>(BOOKS_ON_DECK); // nope: a live list
  }

  one(id: string): Promise<Book> {
    return this.client.get<Book>(bookPath(id)); // nope: one book
  }
}
