import { type Catalogue, readStatuses, type SeriesRow, seriesStatuses } from '../data/rows.ts';
import { type Incoming, isObject, jsonObject, ok, type Route } from '../exchange.ts';
import { readPageRequest, toPage } from '../paging.ts';
import { seriesResource } from '../resources.ts';
import { sortSeries } from '../sort.ts';
import { authorMatch } from './author-match.ts';
import { type Conditions, readCondition } from './condition.ts';
import { fullText } from './full-text.ts';
import * as operator from './operators.ts';

/** The series lists that take a condition tree. */
export const seriesSearchRoutes: readonly Route[] = [
  { method: 'POST', template: '/api/v1/series/list', answer: searchSeries },
  { method: 'POST', template: '/api/v1/series/list/alphabetical-groups', answer: searchGroups },
];

function searchSeries(incoming: Incoming, catalogue: Catalogue) {
  const body = jsonObject(incoming);
  const request = readPageRequest(incoming.query);
  const { words, matches } = fullText(body.fullTextSearch);
  const found = find(body.condition, matches, catalogue);
  const collection = catalogue.collections.find(({ id }) => id === firstCollection(body.condition));
  const { rows, sorted } = sortSeries(found, request.sort, words, collection);
  return ok(toPage(rows, request, (some) => some.map(seriesResource), sorted));
}

function searchGroups(incoming: Incoming, catalogue: Catalogue) {
  const body = jsonObject(incoming);
  const found = find(body.condition, fullText(body.fullTextSearch).matches, catalogue);
  const letters = found.map(({ titleSort }) => titleSort.toLowerCase().match(/^./su)?.[0] ?? '').sort();
  const groups: { group: string; count: number }[] = [];
  for (const letter of letters) {
    const last = groups.at(-1);
    if (last?.group === letter) last.count += 1;
    else groups.push({ group: letter, count: 1 });
  }
  return ok(groups);
}

function find(condition: unknown, matches: (title: string) => boolean, catalogue: Catalogue): SeriesRow[] {
  const test = condition == null ? () => true : readCondition(condition, seriesConditions(catalogue));
  return catalogue.series.filter((row) => test(row) && matches(row.title));
}

function seriesConditions({ collections }: Catalogue): Conditions<SeriesRow> {
  const isIn = ({ id }: SeriesRow, collection: string) =>
    collections.some((one) => one.id === collection && one.seriesIds.includes(id));
  return {
    libraryid: operator.idEquality(({ libraryId }, id) => libraryId === id),
    collectionid: operator.idEquality(isIn),
    seriesstatus: operator.enumEquality(seriesStatuses, ({ status }) => status),
    readstatus: operator.enumEquality(readStatuses, ({ readStatus }) => readStatus),
    publisher: operator.nameEquality(({ publisher }) => publisher),
    language: operator.nameEquality(({ language }) => language),
    genre: operator.nullableEquality(({ genres }) => genres),
    tag: operator.nullableEquality(({ tags, bookTags }) => tags.concat(bookTags)),
    sharinglabel: operator.nullableEquality(({ sharingLabels }) => sharingLabels),
    agerating: operator.numeric(({ ageRating }) => ageRating, true),
    releasedate: operator.date(({ releaseDate }) => releaseDate),
    title: operator.textual(({ title }) => title),
    titlesort: operator.textual(({ titleSort }) => titleSort),
    author: authorMatch(),
    deleted: operator.truth(({ deleted }) => deleted),
    oneshot: operator.truth(({ oneshot }) => oneshot),
    complete: operator.truth(
      ({ totalBookCount, booksCount }) => totalBookCount === booksCount,
      ({ totalBookCount, booksCount }) => totalBookCount !== null && totalBookCount !== booksCount,
    ),
  };
}

/** The first collection that a tree asks for: `sort=collection.number` goes by its order. */
function firstCollection(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(firstCollection).find((found) => found !== undefined);
  if (!isObject(written)) return undefined;
  const { collectionId, allOf, anyOf } = written;
  return isObject(collectionId) ? collectionId.value : firstCollection(allOf ?? anyOf);
}
