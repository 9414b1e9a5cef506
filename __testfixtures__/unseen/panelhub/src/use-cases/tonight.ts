import type { BookRepository } from '../komga/book.repository.js';
import type { BookDto } from '../komga/model.js';
import type { SeriesRepository } from '../komga/series.repository.js';

export interface Suggestion {
  book: string;
  title: string;
  minutes: number;
  why: 'started' | 'next' | 'random';
}

const MINUTES_PER_PAGE = 0.6;

/** "What do we read tonight?" Started books first, then what is on deck, then something by chance. */
export class Tonight {
  constructor(
    private readonly books: BookRepository,
    private readonly series: SeriesRepository,
    private readonly random: () => number = Math.random,
  ) {}

  async execute(libraries: string[], count: number): Promise<Suggestion[]> {
    const [started, deck] = await Promise.all([this.books.started(libraries), this.books.onDeck()]);
    const out: Suggestion[] = [
      ...started.content.map((book) => this.suggest(book, 'started')),
      ...deck.content.map((book) => this.suggest(book, 'next')),
    ];
    if (out.length < count) {
      const total = await this.series.count({ library_id: libraries });
      if (total > 0) {
        const pick = await this.series.find(
          { library_id: libraries },
          { page: Math.floor(this.random() * total), size: 1 },
        );
        const chosen = pick.content[0];
        const first = chosen && (await this.series.books(chosen.id, true))[0];
        if (first) out.push(this.suggest(first, 'random'));
      }
    }
    return out.slice(0, count);
  }

  private suggest(book: BookDto, why: Suggestion['why']): Suggestion {
    const left = book.media.pagesCount - (book.readProgress?.page ?? 0);
    return {
      book: book.id,
      title: `${book.seriesTitle} ${book.metadata.number}`,
      minutes: Math.ceil(left * MINUTES_PER_PAGE),
      why,
    };
  }
}
