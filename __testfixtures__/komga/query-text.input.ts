// fixture: profile=komga
import { stringify } from 'qs';
import queryString from 'query-string';

const site = process.env.KOMGA_URL;

/** The query with its mark, where there is any. */
const address = (path: string, query?: object) =>
  `${site}/api/${path}${query ? stringify(query, { indices: false, addQueryPrefix: true }) : ''}`;

export const added = (day: string) => fetch(address('v1/books', { released_after: day, size: 12 })); // want: migrated
export const tags = (library: string): Promise<string[]> =>
  fetch(address('v1/tags', { library_id: library })).then((answer) => answer.json()); // want: migrated
export const publishers = (): Promise<string[]> => fetch(address('v1/publishers')).then((answer) => answer.json()); // want: migrated

/** Without a mark. */
const ask = (path: string, query: Record<string, unknown>) => fetch(`${site}${path}?${queryString.stringify(query)}`);

export const books = (id: string) => ask(`/api/v1/series/${id}/books`, { tag: 'new' }); // want: review wrapper-grown

export const here = (library: string) =>
  fetch(`${site}/api/v1/series?${stringify({ library_id: library, page: 2 })}`); // want: migrated
export const hereToo = (library: string): Promise<string[]> =>
  fetch(site + '/api/v1/genres' + stringify({ library_id: library }, { addQueryPrefix: true })).then((r) => r.json()); // want: migrated
