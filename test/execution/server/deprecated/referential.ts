import type { AuthorRow, BookRow, Catalogue, SeriesRow } from '../data/rows.ts';
import { type Incoming, ok, type Query, type Route } from '../exchange.ts';
import { listValues, singleValue } from './parameters.ts';

const byCollation = new Intl.Collator('en').compare;

/** The first generation's lists of values: bare arrays, all of them. */
export const referentialRoutes: readonly Route[] = [
  list('authors', ({ query }, catalogue) => authors(query, catalogue)),
  list('authors/names', ({ query }, { books }) => authorNames(query, books)),
  list('authors/roles', (_, { books }) => unique(authorsOf(books).map(({ role }) => role)).sort()),
  list('genres', (incoming, catalogue) => ofSeries(incoming, catalogue, ({ genres }) => genres)),
  list('languages', (incoming, catalogue) => ofSeries(incoming, catalogue, ({ language }) => [language]).sort()),
  list('publishers', (incoming, catalogue) => ofSeries(incoming, catalogue, ({ publisher }) => [publisher])),
  list('sharing-labels', (incoming, catalogue) => ofSeries(incoming, catalogue, (row) => row.sharingLabels)),
  list('age-ratings', ({ query }, catalogue) => ageRatings(seriesIn(query, catalogue))),
  list('series/release-dates', ({ query }, catalogue) => releaseYears(seriesIn(query, catalogue))),
  list('tags', (incoming, catalogue) =>
    byPlainText(ofSeries(incoming, catalogue, (row) => [...row.tags, ...row.bookTags])),
  ),
  list('tags/book', ({ query }, catalogue) =>
    byPlainText(unique(booksFor(query, catalogue).flatMap(({ tags }) => tags))),
  ),
  list('tags/series', ({ query }, catalogue) =>
    byPlainText(unique(seriesFor(query, catalogue).flatMap(({ tags }) => tags))),
  ),
];

function list(path: string, values: (incoming: Incoming, catalogue: Catalogue) => readonly unknown[]): Route {
  return {
    method: 'GET',
    template: `/api/v1/${path}`,
    answer: (incoming, catalogue) => ok(values(incoming, catalogue)),
  };
}

function unique(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) === index);
}

/** `library_id` is a list and wins over `collection_id`, which takes one. */
function seriesIn(query: Query, catalogue: Catalogue): readonly SeriesRow[] {
  const libraries = listValues(query, 'library_id');
  const collection = singleValue(query, 'collection_id');
  if (libraries.length > 0) return catalogue.series.filter(({ libraryId }) => libraries.includes(libraryId));
  return collection === undefined ? catalogue.series : seriesOfCollection(collection, catalogue);
}

function seriesOfCollection(collection: string, { series, collections }: Catalogue): readonly SeriesRow[] {
  const ids = collections.find(({ id }) => id === collection)?.seriesIds ?? [];
  return series.filter(({ id }) => ids.includes(id));
}

function ofSeries({ query }: Incoming, catalogue: Catalogue, read: (row: SeriesRow) => readonly string[]): string[] {
  return unique(seriesIn(query, catalogue).flatMap(read)).sort(byCollation);
}

/** `/tags/series` and `/authors` take one library. */
function seriesFor(query: Query, catalogue: Catalogue): readonly SeriesRow[] {
  const library = singleValue(query, 'library_id');
  const collection = singleValue(query, 'collection_id');
  if (library !== undefined) return catalogue.series.filter(({ libraryId }) => libraryId === library);
  return collection === undefined ? catalogue.series : seriesOfCollection(collection, catalogue);
}

/** `/tags/book`: a series wins over a read list, a read list over libraries. */
function booksFor(query: Query, { books, readLists }: Catalogue): readonly BookRow[] {
  const series = singleValue(query, 'series_id');
  const readList = singleValue(query, 'readlist_id');
  const libraries = listValues(query, 'library_id');
  if (series !== undefined) return books.filter(({ seriesId }) => seriesId === series);
  if (readList !== undefined) {
    const ids = readLists.find(({ id }) => id === readList)?.bookIds ?? [];
    return books.filter(({ id }) => ids.includes(id));
  }
  return libraries.length > 0 ? books.filter(({ libraryId }) => libraries.includes(libraryId)) : books;
}

function authorsOf(rows: readonly { readonly authors: readonly AuthorRow[] }[]): readonly AuthorRow[] {
  return rows.flatMap((row) => row.authors);
}

/** A library wins over a collection, a collection over a series. */
function authors(query: Query, catalogue: Catalogue): AuthorRow[] {
  const series = singleValue(query, 'series_id');
  const isOfSeries =
    singleValue(query, 'library_id') === undefined && singleValue(query, 'collection_id') === undefined;
  const rows =
    isOfSeries && series !== undefined
      ? catalogue.series.filter(({ id }) => id === series)
      : seriesFor(query, catalogue);
  const texts = unique(
    authorsOf(rows)
      .filter(named(query))
      .map((author) => JSON.stringify(author)),
  );
  const found = texts.map((text): AuthorRow => JSON.parse(text));
  return found.sort((a, b) => byCollation(a.name, b.name) || byBinary(a.role, b.role));
}

function authorNames(query: Query, books: readonly BookRow[]): string[] {
  return unique(
    authorsOf(books)
      .filter(named(query))
      .map(({ name }) => name),
  ).sort(byCollation);
}

/** `search`: the name contains it, accents aside; `''` where it is absent. */
function named(query: Query): (author: AuthorRow) => boolean {
  const search = plain(singleValue(query, 'search') ?? '');
  return ({ name }) => plain(name).includes(search);
}

function ageRatings(rows: readonly SeriesRow[]): string[] {
  const ratings = [...new Set(rows.map(({ ageRating }) => ageRating))];
  return ratings.sort((a, b) => (a ?? -1) - (b ?? -1)).map((rating) => (rating === null ? 'None' : String(rating)));
}

function releaseYears(rows: readonly SeriesRow[]): string[] {
  return unique(rows.flatMap(({ releaseDate }) => releaseDate?.slice(0, 4) ?? []))
    .sort()
    .reverse();
}

function byPlainText(values: readonly string[]): string[] {
  return [...values].sort((a, b) => byBinary(plain(a), plain(b)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

function byBinary(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
