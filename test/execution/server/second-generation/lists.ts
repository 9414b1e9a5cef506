import type { AuthorRow, Catalogue } from '../data/rows.ts';
import { HttpError, type Incoming, ok, type Query, type Route } from '../exchange.ts';
import { readPageRequest, toPage } from '../paging.ts';
import { type Selection, select } from './selection.ts';

/** The values of a list, sorted, before paging. Null is counted as a value and left out of the page. */
type Values<Value> = (selection: Selection, query: Query) => readonly (Value | null)[];

const ofSeries = ['library_id', 'collection_id'] as const;
const ofAll = ['library_id', 'collection_id', 'series_id', 'readlist_id'] as const;
const collator = new Intl.Collator('en');

/** The lists of values that are pages. The contract serves all but the authors without `/api`, the live server none. */
export function listRoutes(prefix: '/v2' | '/api/v2'): readonly Route[] {
  return [
    list('/api/v2/authors', ofAll, authors),
    list(`${prefix}/authors/names`, ofAll, (rows, query) => collated(authorsIn(rows, query).map(({ name }) => name))),
    list(`${prefix}/authors/roles`, ofAll, ({ books }) =>
      distinct(books.flatMap((book) => book.authors.map(({ role }) => role))).sort(),
    ),
    list(
      `${prefix}/genres`,
      ofSeries,
      searched(({ series }) => series.flatMap(({ genres }) => genres)),
    ),
    list(
      `${prefix}/languages`,
      ofSeries,
      searched(({ series }) => series.map(({ language }) => language)),
    ),
    list(
      `${prefix}/publishers`,
      ofSeries,
      searched(({ series }) => series.map(({ publisher }) => publisher)),
    ),
    list(
      `${prefix}/sharing-labels`,
      ofSeries,
      searched(({ series }) => series.flatMap(({ sharingLabels }) => sharingLabels)),
    ),
    list(`${prefix}/age-ratings`, ofSeries, ageRatings),
    list(`${prefix}/series/release-years`, ofSeries, releaseYears),
    list(`${prefix}/tags`, ofAll, tags),
  ];
}

function list<Value>(template: string, keys: Parameters<typeof select>[2], valuesOf: Values<Value>): Route {
  const answer = ({ query }: Incoming, catalogue: Catalogue) => {
    const values = valuesOf(select(query, catalogue, keys), query);
    return ok(toPage(values, readPageRequest(query), (some) => some.filter((value) => value !== null)));
  };
  return { method: 'GET', template, answer };
}

function parameter(query: Query, name: string): string | undefined {
  return query.find(([key]) => key === name)?.[1];
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function collated(values: readonly string[]): string[] {
  return distinct(values).sort(collator.compare);
}

function stripped(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function containing(search: string | undefined): (value: string) => boolean {
  return (value) => stripped(value).includes(stripped(search ?? ''));
}

function searched(valuesOf: (selection: Selection) => readonly string[]): Values<string> {
  return (selection, query) => collated(valuesOf(selection).filter(containing(parameter(query, 'search'))));
}

function authorsIn({ books }: Selection, query: Query): AuthorRow[] {
  const role = parameter(query, 'role');
  const isNamed = containing(parameter(query, 'search'));
  const found = books.flatMap((book) => book.authors);
  return found.filter((author) => isNamed(author.name) && (role === undefined || role === '' || author.role === role));
}

function authors(selection: Selection, query: Query): AuthorRow[] {
  const byKey = new Map(authorsIn(selection, query).map(({ name, role }) => [`${name}\u0000${role}`, { name, role }]));
  return [...byKey.values()].sort((a, b) => collator.compare(a.name, b.name) || (a.role < b.role ? -1 : 1));
}

/** Numbers in ascending order; series without a rating count as one value, the first. */
function ageRatings({ series }: Selection): (number | null)[] {
  return distinct(series.map(({ ageRating }) => ageRating)).sort(
    (a, b) => Number(b === null) - Number(a === null) || Number(a) - Number(b),
  );
}

/** Years in descending order; series without a date count as one value, the last. */
function releaseYears({ series }: Selection): (string | null)[] {
  const years = distinct(series.map(({ releaseDate }) => releaseDate?.split('-')[0] ?? null));
  return years.sort((a, b) => Number(b ?? 0) - Number(a ?? 0));
}

function tags({ series, books }: Selection, query: Query): string[] {
  const include = parameter(query, 'include') || 'BOTH';
  if (!['BOTH', 'BOOK', 'SERIES'].includes(include))
    throw new HttpError(400, `Failed to convert 'include' with value: '${include}'`);
  const ofBooks = include === 'SERIES' ? [] : books.flatMap((row) => row.tags);
  const own = include === 'BOOK' ? [] : series.flatMap((row) => row.tags);
  return collated([...ofBooks, ...own].filter(containing(parameter(query, 'search'))));
}
