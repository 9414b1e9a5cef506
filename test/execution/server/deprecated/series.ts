import { type Catalogue, type SeriesRow, seriesStatuses } from '../data/rows.ts';
import { type Incoming, ok, type Query, type Route } from '../exchange.ts';
import { readPageRequest, toPage } from '../paging.ts';
import { seriesResource } from '../resources.ts';
import { sortSeries } from '../sort.ts';
import { anyOf, byAuthor, byLibrary, byReadStatus, byWords, type Filter, isSameName } from './filters.ts';
import { flagValue, listValues, namedValues, singleValue, splitAtLastComma } from './parameters.ts';

/** `GET /api/v1/series` and its alphabetical groups. */
export const seriesRoutes: readonly Route[] = [
  { method: 'GET', template: '/api/v1/series', answer: listSeries },
  { method: 'GET', template: '/api/v1/series/alphabetical-groups', answer: listGroups },
];

/** The path of the groups in contract 4.1, which the live server never had. */
export const contractGroupsRoute: Route = {
  method: 'GET',
  template: '/api/v1/alphabetical-groups',
  answer: listGroups,
};

function listSeries({ query }: Incoming, catalogue: Catalogue) {
  const request = readPageRequest(query);
  const [firstCollection] = listValues(query, 'collection_id');
  const collection = catalogue.collections.find(({ id }) => id === firstCollection);
  const found = filterSeries(query, catalogue);
  const { rows, sorted } = sortSeries(found, request.sort, singleValue(query, 'search'), collection);
  return ok(toPage(rows, request, (some) => some.map(seriesResource), sorted));
}

function listGroups({ query }: Incoming, catalogue: Catalogue) {
  const counts = new Map<string, number>();
  for (const { titleSort } of filterSeries(query, catalogue)) {
    const group = [...titleSort][0]?.toLowerCase() ?? '';
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return ok([...counts.keys()].sort().map((group) => ({ group, count: counts.get(group) })));
}

function filterSeries(query: Query, catalogue: Catalogue): readonly SeriesRow[] {
  const filters: Filter<SeriesRow>[] = [
    byWords(singleValue(query, 'search')),
    byRegex(query),
    byLibrary(query),
    byCollection(query, catalogue),
    byStatus(query),
    byReadStatus(query),
    anyOf(listValues(query, 'publisher'), ({ publisher }, value) => isSameName(publisher, value)),
    anyOf(listValues(query, 'language'), ({ language }, value) => isSameName(language, value)),
    anyOf(listValues(query, 'genre'), ({ genres }, value) => genres.some((genre) => isSameName(genre, value))),
    anyOf(listValues(query, 'tag'), (row, value) =>
      [...row.tags, ...row.bookTags].some((tag) => isSameName(tag, value)),
    ),
    anyOf(listValues(query, 'sharing_label'), (row, value) =>
      row.sharingLabels.some((label) => isSameName(label, value)),
    ),
    byAgeRating(query),
    byReleaseYear(query),
    byAuthor(query),
    byFlags(query),
  ];
  return catalogue.series.filter((row) => filters.every((passes) => passes(row)));
}

function byCollection(query: Query, { collections }: Catalogue): Filter<SeriesRow> {
  return anyOf(
    listValues(query, 'collection_id'),
    ({ id }, value) => collections.find((one) => one.id === value)?.seriesIds.includes(id) ?? false,
  );
}

function byStatus(query: Query): Filter<SeriesRow> {
  return anyOf(namedValues(query, 'status', seriesStatuses), (row, status) => row.status === status);
}

const integer = /^[+-]?\d+$/;

/** A value that is not an integer asks for series without a rating. */
function byAgeRating(query: Query): Filter<SeriesRow> {
  const ratings = listValues(query, 'age_rating').map((value) => (integer.test(value) ? Number(value) : null));
  return anyOf(ratings, ({ ageRating }, rating) => ageRating === rating);
}

/** A value that is not an integer is dropped. */
function byReleaseYear(query: Query): Filter<SeriesRow> {
  const years = listValues(query, 'release_year')
    .filter((value) => integer.test(value))
    .map(Number);
  return anyOf(years, ({ releaseDate }, year) => releaseDate !== null && Number.parseInt(releaseDate, 10) === year);
}

function byFlags(query: Query): Filter<SeriesRow> {
  const deleted = flagValue(query, 'deleted');
  const complete = flagValue(query, 'complete');
  const oneshot = flagValue(query, 'oneshot');
  return (row) => {
    if (deleted !== undefined && row.deleted !== deleted) return false;
    if (oneshot !== undefined && row.oneshot !== oneshot) return false;
    if (complete === undefined) return true;
    return row.totalBookCount !== null && (row.totalBookCount === row.booksCount) === complete;
  };
}

/** `search_regex=R,FIELD`; without a comma or with a field that is neither title, it is ignored. */
function byRegex(query: Query): Filter<SeriesRow> {
  const [regex, field] = splitAtLastComma(singleValue(query, 'search_regex') ?? '') ?? [];
  const key = { title: 'title', title_sort: 'titleSort' }[field?.toLowerCase() ?? ''] as
    | 'title'
    | 'titleSort'
    | undefined;
  if (regex === undefined || key === undefined) return () => true;
  const pattern = new RegExp(regex, 'iu');
  return (row) => pattern.test(row[key]);
}
