import type { Connection } from './connection';
import { Author, Book, Library, Page, Series, Words } from './schemas';

const BookPage = Page(Book);
const SeriesPage = Page(Series);

/** Everything the digest knows about the library. */
export class Catalogue {
  constructor(private readonly komga: Connection) {}

  async releasedAfter(day: Date): Promise<Book[]> {
    const { content = [] } = await this.komga.read({
      path: '/books',
      schema: BookPage,
      params: { released_after: day.toISOString().substring(0, 10), media_status: 'READY', size: 100, sort: 'metadata.releaseDate,asc' },
    });
    return content;
  }

  async finishedRecently(limit = 5): Promise<Book[]> {
    const params = { read_status: 'READ', sort: 'readProgress.readDate,desc', size: limit };
    return (await this.komga.read({ path: '/books', schema: BookPage, params, keep: 0 })).content;
  }

  /** Series the family started; `maxAge` leaves out the ones not for everybody. */
  async started({ maxAge, languages }: { maxAge?: number; languages?: string[] } = {}): Promise<Series[]> {
    const { content } = await this.komga.read({
      path: '/series',
      schema: SeriesPage,
      params: { read_status: 'IN_PROGRESS', language: languages, unpaged: true },
    });
    return maxAge === undefined ? content : content.filter(({ metadata }) => (metadata.ageRating ?? 0) <= maxAge);
  }

  async countUnrated(): Promise<number> {
    const page = await this.komga.read({ path: '/series', schema: SeriesPage, params: { age_rating: 'None', size: 1 } });
    return page.totalElements;
  }

  async newestBooks(seriesId: string, count: number): Promise<Book[]> {
    const page = await this.komga.read({
      path: `/series/${seriesId}/books`,
      schema: BookPage,
      params: { size: count, sort: ['metadata.numberSort,desc'] },
    });
    return page.content;
  }

  async nextUp(seriesId: string): Promise<Book | null> {
    const { content } = await this.komga.read({ path: `/series/${seriesId}/books`, schema: BookPage, params: { read_status: 'UNREAD', size: 1 } });
    return content[0] ?? null;
  }

  async ageRatings(): Promise<number[]> {
    const ratings = await this.komga.read({ path: '/age-ratings', schema: Words, keep: 3600 });
    return ratings.filter((rating) => rating !== 'None').map(Number);
  }

  async writers(seriesId: string): Promise<string> {
    const authors: Author[] = await this.komga.read({ path: '/authors', schema: Author.array(), params: { series_id: seriesId } });
    return authors
      .filter(({ role }) => role === 'writer')
      .map(({ name }) => name)
      .join(', ');
  }

  libraries(): Promise<Library[]> {
    return this.komga.read({ path: '/libraries', schema: Library.array(), keep: 3600 });
  }

  languages(): Promise<string[]> {
    return this.komga.read({ path: '/languages', schema: Words, keep: 3600 });
  }
}
