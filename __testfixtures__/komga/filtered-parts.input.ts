// fixture: profile=komga
// A filter that leaves out empty texts, in words of the client's own.
const host = 'http://nas:25600';

const url = (...parts: string[]) => [host, 'api/v1', '', ...parts].filter((part) => part.length > 0).join('/');
const path = (...parts: string[]) => [host, 'api', 'v1', ...parts].filter((part) => part !== '').join('/');
const short = (...parts: string[]) => [host, 'api/v1', ...parts].filter((part) => part.length > 9).join('/');

export const books = () => fetch(url('books')); // want: migrated
export const inSeries = (id: string) => fetch(path('series', id, 'books')); // want: migrated
export const genres = () => fetch(short('genres')); // nope: the filter leaves it out

// A function that takes any number of parts can't take a version: the path leads to the folder beside.
const load = async (...parts: string[]) => (await fetch([host, 'api/v1', ...parts].join('/'))).json();
export const publishers = () => load('publishers').then((all: string[]) => all.length); // want: migrated
export const shelves = () => load('readlists'); // nope: another path
