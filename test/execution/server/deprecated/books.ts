import type { BookRow, Catalogue } from '../data/rows.ts';
import { type Incoming, ok, type Query, type Route } from '../exchange.ts';
import { readPageRequest, toPage } from '../paging.ts';
import { bookResource } from '../resources.ts';
import { sortBooks } from '../sort.ts';
import {
  anyOf,
  byAuthor,
  byLibrary,
  byMediaStatus,
  byReadStatus,
  byWords,
  type Filter,
  isSameName,
} from './filters.ts';
import { dateValue, flagValue, listValues, singleValue } from './parameters.ts';

/** `GET /api/v1/books` and the books of a series. */
export const bookRoutes: readonly Route[] = [
  { method: 'GET', template: '/api/v1/books', answer: listBooks },
  { method: 'GET', template: '/api/v1/series/{seriesId}/books', answer: listBooksOfSeries },
];

function listBooks({ query }: Incoming, { books }: Catalogue) {
  const request = readPageRequest(query);
  const search = singleValue(query, 'search');
  const releasedAfter = dateValue(query, 'released_after');
  const filters: Filter<BookRow>[] = [
    byWords(search),
    byLibrary(query),
    byMediaStatus(query),
    byReadStatus(query),
    byTag(query),
    ({ releaseDate }) => releasedAfter === undefined || (releaseDate !== null && releaseDate > releasedAfter),
  ];
  const { rows, sorted } = sortBooks(keep(books, filters), request.sort, search);
  return ok(toPage(rows, request, (some) => some.map(bookResource), sorted));
}

/** Sorted by number where the client does not say otherwise. */
function listBooksOfSeries({ query, parameters }: Incoming, { books }: Catalogue) {
  const request = readPageRequest(query);
  const deleted = flagValue(query, 'deleted');
  const filters: Filter<BookRow>[] = [
    ({ seriesId }) => seriesId === parameters.seriesId,
    byMediaStatus(query),
    byReadStatus(query),
    byTag(query),
    byAuthor(query),
    (row) => deleted === undefined || row.deleted === deleted,
  ];
  const sort = request.sort.length > 0 ? request.sort : [{ key: 'metadata.numberSort', isDescending: false }];
  const { rows, sorted } = sortBooks(keep(books, filters), sort, undefined);
  return ok(toPage(rows, request, (some) => some.map(bookResource), sorted));
}

function byTag(query: Query): Filter<BookRow> {
  return anyOf(listValues(query, 'tag'), ({ tags }, value) => tags.some((tag) => isSameName(tag, value)));
}

function keep(books: readonly BookRow[], filters: readonly Filter<BookRow>[]): BookRow[] {
  return books.filter((row) => filters.every((passes) => passes(row)));
}
