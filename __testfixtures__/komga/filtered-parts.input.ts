// fixture: profile=komga
// A filter that leaves out empty texts, in words of the client's own.
const host = 'http://nas:25600';

const url = (...parts: string[]) => [host, 'api/v1', '', ...parts].filter((part) => part.length > 0).join('/');
const path = (...parts: string[]) => [host, 'api', 'v1', ...parts].filter((part) => part !== '').join('/');
const short = (...parts: string[]) => [host, 'api/v1', ...parts].filter((part) => part.length > 9).join('/');

export const books = () => fetch(url('books')); // want: migrated
export const inSeries = (id: string) => fetch(path('series', id, 'books')); // want: migrated
export const genres = () => fetch(short('genres')); // nope: the filter leaves it out
