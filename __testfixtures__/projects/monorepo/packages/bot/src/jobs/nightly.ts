import { BookRepository, LibraryRepository, SeriesRepository } from '@suite/core';
import { komga } from '../komga.ts';
import { say } from '../telegram.ts';
import { publisherCount } from './publishers.ts';

const books = new BookRepository(komga);
const series = new SeriesRepository(komga);
const libraries = new LibraryRepository(komga);

export async function nightly() {
  const rows = await Promise.all((await series.all()).content.map(({ id }) => books.ofSeries(id)));
  for (const library of await libraries.all()) await libraries.update({ ...library, name: library.name.trim() });
  await say(`${rows.length} series, ${await books.count()} books, ${await publisherCount()} publishers`);
}
