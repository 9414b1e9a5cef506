import { BookRepository } from './komga/book.repository.js';
import { KomgaGateway } from './komga/gateway.js';
import { LibraryRepository } from './komga/library.repository.js';
import { SeriesRepository } from './komga/series.repository.js';
import { Vocabulary } from './komga/vocabulary.js';
import { DescribeSeries } from './use-cases/describe-series.js';
import { Tonight } from './use-cases/tonight.js';

export function createContainer(env: NodeJS.ProcessEnv) {
  const gateway = new KomgaGateway({
    url: env.KOMGA_URL ?? 'http://localhost:25600/',
    user: env.KOMGA_USER ?? '',
    password: env.KOMGA_PASSWORD ?? '',
  });
  const series = new SeriesRepository(gateway);
  const books = new BookRepository(gateway);
  const libraries = new LibraryRepository(gateway);
  const words = new Vocabulary(gateway);
  return {
    series,
    libraries,
    words,
    tonight: new Tonight(books, series),
    describeSeries: new DescribeSeries(series, books, words),
  };
}

export type Container = ReturnType<typeof createContainer>;
