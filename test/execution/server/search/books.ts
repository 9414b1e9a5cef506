import { type BookRow, type Catalogue, mediaStatuses, readStatuses } from '../data/rows.ts';
import { type Incoming, jsonObject, ok, type Route } from '../exchange.ts';
import { readPageRequest, toPage } from '../paging.ts';
import { bookResource } from '../resources.ts';
import { sortBooks } from '../sort.ts';
import { authorMatch } from './author-match.ts';
import { type Conditions, readCondition } from './condition.ts';
import { fullText } from './full-text.ts';
import * as operator from './operators.ts';

/** The book list that takes a condition tree. It sorts by nothing unless it is told to. */
export const bookSearchRoutes: readonly Route[] = [
  { method: 'POST', template: '/api/v1/books/list', answer: searchBooks },
];

function searchBooks(incoming: Incoming, catalogue: Catalogue) {
  const { condition, fullTextSearch } = jsonObject(incoming);
  const request = readPageRequest(incoming.query);
  const { words, matches } = fullText(fullTextSearch);
  const test = condition == null ? () => true : readCondition(condition, bookConditions(catalogue));
  const found = catalogue.books.filter((row) => test(row) && matches(row.title));
  const { rows, sorted } = sortBooks(found, request.sort, words);
  return ok(toPage(rows, request, (some) => some.map(bookResource), sorted));
}

function bookConditions({ readLists }: Catalogue): Conditions<BookRow> {
  const isIn = ({ id }: BookRow, readList: string) =>
    readLists.some((one) => one.id === readList && one.bookIds.includes(id));
  return {
    libraryid: operator.idEquality(({ libraryId }, id) => libraryId === id),
    seriesid: operator.idEquality(({ seriesId }, id) => seriesId === id),
    readlistid: operator.idEquality(isIn),
    readstatus: operator.enumEquality(readStatuses, ({ readStatus }) => readStatus),
    mediastatus: operator.enumEquality(mediaStatuses, ({ mediaStatus }) => mediaStatus),
    tag: operator.nullableEquality(({ tags }) => tags),
    author: authorMatch(),
    releasedate: operator.date(({ releaseDate }) => releaseDate),
    numbersort: operator.numeric(({ numberSort }) => numberSort, false),
    title: operator.textual(({ title }) => title),
    deleted: operator.truth(({ deleted }) => deleted),
    oneshot: operator.truth(({ oneshot }) => oneshot),
  };
}
