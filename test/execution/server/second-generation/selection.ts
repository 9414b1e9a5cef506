import type { BookRow, Catalogue, SeriesRow } from '../data/rows.ts';
import type { Query } from '../exchange.ts';

/** The rows that the values of a list come from. */
export interface Selection {
  readonly series: readonly SeriesRow[];
  readonly books: readonly BookRow[];
}

type Key = 'library_id' | 'collection_id' | 'series_id' | 'readlist_id';

/** All identifiers of a parameter: repeated, with brackets, or one value with commas. Empty text is no identifier. */
function identifiers(query: Query, key: Key): ReadonlySet<string> {
  const found = query.flatMap(([name, value]) => (name.replace(/\[\]$/, '') === key ? [value] : []));
  const all = found.length === 1 ? found.flatMap((value) => value.split(',')) : found;
  return new Set(all.map((value) => value.trim()).filter((value) => value !== ''));
}

/** The rows of the strongest filter that is given: a library before a collection, a series, a read list. */
export function select(
  query: Query,
  { series, books, collections, readLists }: Catalogue,
  keys: readonly Key[],
): Selection {
  const key = keys.find((one) => identifiers(query, one).size > 0);
  const ids = identifiers(query, key ?? 'library_id');
  switch (key) {
    case undefined:
      return { series, books };
    case 'library_id':
      return {
        series: series.filter((row) => ids.has(row.libraryId)),
        books: books.filter((row) => ids.has(row.libraryId)),
      };
    case 'collection_id':
      return ofSeries(
        new Set(collections.filter(({ id }) => ids.has(id)).flatMap(({ seriesIds }) => seriesIds)),
        series,
        books,
      );
    case 'series_id':
      return ofSeries(ids, series, books);
    case 'readlist_id':
      return ofBooks(
        new Set(readLists.filter(({ id }) => ids.has(id)).flatMap(({ bookIds }) => bookIds)),
        series,
        books,
      );
  }
}

function ofSeries(ids: ReadonlySet<string>, series: readonly SeriesRow[], books: readonly BookRow[]): Selection {
  return { series: series.filter(({ id }) => ids.has(id)), books: books.filter(({ seriesId }) => ids.has(seriesId)) };
}

function ofBooks(ids: ReadonlySet<string>, series: readonly SeriesRow[], books: readonly BookRow[]): Selection {
  const found = books.filter(({ id }) => ids.has(id));
  const owners = new Set(found.map(({ seriesId }) => seriesId));
  return { series: series.filter(({ id }) => owners.has(id)), books: found };
}
