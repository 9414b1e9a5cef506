import queryString, { stringifyUrl } from 'query-string';

const api = process.env.KOMGA_URL;
const page = (fetched: Response) => fetched.json();

export const ready = (size: number) =>
  fetch(queryString.stringifyUrl({ url: `${api}/api/v1/books?sort=name,asc`, query: { media_status: 'READY', size } })).then(page); // want: migrated
export const tags = (libraryId: string): Promise<string[]> =>
  fetch(stringifyUrl({ url: `${api}/api/v1/tags`, query: { library_id: libraryId } })).then(page); // want: migrated
export const genres = (): Promise<string[]> => fetch(stringifyUrl({ url: `${api}/api/v1/genres` })).then(page); // want: migrated

// Names and lists that are written in another way stay as they are.
export const tagged = (tag: string[]) =>
  fetch(stringifyUrl({ url: `${api}/api/v1/series`, query: { tag } }, { arrayFormat: 'index' })).then(page); // want: manual path-not-followed
export const any = (more: { query: object }) =>
  fetch(stringifyUrl({ url: `${api}/api/v1/series`, ...more })).then(page); // want: manual path-not-followed

const read = (path: string, query: Record<string, string | number | undefined>) =>
  fetch(stringifyUrl({ url: [api, 'api/v1', path].join('/'), query }, { skipNull: true })).then(page);

export const letters = (search: string) => read('series', { search, size: 3 }); // want: review wrapper-grown
