import type { BookRepository } from '../komga/book.repository.js';
import type { SeriesRepository } from '../komga/series.repository.js';
import type { Vocabulary } from '../komga/vocabulary.js';

export class DescribeSeries {
  constructor(
    private readonly series: SeriesRepository,
    private readonly books: BookRepository,
    private readonly words: Vocabulary,
  ) {}

  async execute(id: string) {
    const series = await this.series.get(id);
    const [books, tags, artists] = await Promise.all([
      this.books.ready(id),
      this.words.bookTags({ series: id, library: series.libraryId }),
      this.words.artists(id),
    ]);
    return {
      title: series.metadata.title,
      age: series.metadata.ageRating ?? null,
      artists,
      tags: tags.length > 12 ? tags.slice(0, 12) : tags,
      books: books.map((book, index) => ({
        id: book.id,
        label: book.metadata.title || `#${book.metadata.number}`,
        first: index === 0,
        read: book.readProgress?.completed ?? false,
      })),
    };
  }
}
