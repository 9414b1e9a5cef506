export const paths = {
  genres: '/api/v1/genres', // nope: a table that nothing here uses; mention
  series: '/api/v1/series', // nope: a table that nothing here uses; mention
  latest: '/api/v1/series/latest', // nope: a live list
  onDeck: '/api/v1/books/ondeck', // nope: a live list
} as const;

export const allowed = ['/api/v1/collections', '/api/v1/readlists']; // nope: live operations

export enum Cached {
  Libraries = '/api/v1/libraries', // nope: the list of libraries is live
  Languages = '/api/v1/languages', // nope: an enum that nothing here uses; mention
}

export const one = (kind: string) => fetch(`/api/v1/${kind}`); // want: manual open-end
export const other = (root: string) => fetch(`${root}/v1/genres`); // nope: the path of another service
