import type { BookRow, CollectionRow, SeriesRow } from './data/rows.ts';
import type { SortOrder } from './paging.ts';

type Value = string | number | null;
type Keys<Row> = Readonly<Record<string, (row: Row) => Value>>;

const collator = new Intl.Collator('en');

const bookKeys: Keys<BookRow> = {
  name: ({ title }) => title,
  number: ({ numberSort }) => numberSort,
  created: ({ created }) => created,
  createdDate: ({ created }) => created,
  lastModified: ({ created }) => created,
  lastModifiedDate: ({ created }) => created,
  'metadata.numberSort': ({ numberSort }) => numberSort,
  'metadata.title': ({ title }) => title,
  'metadata.releaseDate': ({ releaseDate }) => releaseDate,
  'media.status': ({ mediaStatus }) => mediaStatus,
};

const seriesKeys: Keys<SeriesRow> = {
  name: ({ title }) => title,
  created: ({ created }) => created,
  createdDate: ({ created }) => created,
  lastModified: ({ created }) => created,
  lastModifiedDate: ({ created }) => created,
  booksCount: ({ booksCount }) => booksCount,
  'metadata.title': ({ title }) => title,
  'metadata.titleSort': ({ titleSort }) => titleSort,
  'booksMetadata.releaseDate': ({ releaseDate }) => releaseDate,
};

/** Books in the order asked for; keys that are not known count for nothing. */
export function sortBooks(rows: readonly BookRow[], sort: readonly SortOrder[], search: string | undefined) {
  return sortRows(rows, sort, bookKeys, ({ title }) => title, search);
}

/** Series in the order asked for. `collection`: the first that was searched for, for `collection.number`. */
export function sortSeries(
  rows: readonly SeriesRow[],
  sort: readonly SortOrder[],
  search: string | undefined,
  collection: CollectionRow | undefined,
) {
  const number = ({ id }: SeriesRow) => collection?.seriesIds.indexOf(id) ?? null;
  return sortRows(rows, sort, { ...seriesKeys, 'collection.number': number }, ({ title }) => title, search);
}

function sortRows<Row>(
  rows: readonly Row[],
  sort: readonly SortOrder[],
  keys: Keys<Row>,
  titleOf: (row: Row) => string,
  search: string | undefined,
): { readonly rows: readonly Row[]; readonly sorted: boolean } {
  const isByRelevance = sort.length === 0 && (search ?? '').trim() !== '';
  const known = sort.flatMap(({ key, isDescending }) => {
    const read = Object.hasOwn(keys, key) ? keys[key] : undefined;
    return read === undefined ? [] : [{ read, sign: isDescending ? -1 : 1 }];
  });
  if (isByRelevance) known.push({ read: (row) => titleOf(row).split(/\s+/).length, sign: 1 });
  const byKeys = (a: Row, b: Row) => {
    for (const { read, sign } of known) {
      const difference = compare(read(a), read(b));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
  return { rows: [...rows].sort(byKeys), sorted: sort.length > 0 || isByRelevance };
}

/** A missing value comes first. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
