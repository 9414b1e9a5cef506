// fixture: profile=komga
import { stringify } from 'qs';
import queryString from 'query-string';

const site = process.env.KOMGA_URL;

/** The query with its mark, where there is any. */
const address = (path: string, query?: object) =>
  `${site}/api/${path}${query ? stringify(query, { indices: false, addQueryPrefix: true }) : ''}`;

export const added = (day: string) => fetch(address('v1/books/list', { size: 12 }), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: day ? { releaseDate: { operator: 'after', dateTime: `${day}T00:00:00Z` } } : undefined,
  }),
}); // want: migrated
export const tags = (library: string): Promise<string[]> =>
  fetch(address('v2/tags', {
    library_id: library,
    unpaged: true,
  })).then((answer) => answer.json()).then((page) => page.content); // want: migrated
export const publishers = (): Promise<string[]> =>
  fetch(address('v2/publishers?unpaged=true')).then((answer) => answer.json()).then((page) => page.content); // want: migrated

/** Without a mark. */
const ask = (path: string, query: Record<string, unknown>, body?: unknown) => fetch(
  `${site}${path}?${queryString.stringify(query)}`,
  body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  },
);

export const books = (id: string) => ask(
  '/api/v1/books/list',
  { sort: 'metadata.numberSort,asc' },
  { condition: { allOf: [{ seriesId: { operator: 'is', value: id } }, { tag: { operator: 'is', value: 'new' } }] } },
); // want: review wrapper-grown

export const here = (library: string) =>
  fetch(`${site}/api/v1/series/list?${stringify({ page: 2 })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
export const hereToo = (library: string): Promise<string[]> =>
  fetch(site + '/api/v2/genres' + stringify(
    { library_id: library, unpaged: 'true' },
    { addQueryPrefix: true },
  )).then((r) => r.json()).then((page) => page.content); // want: migrated
