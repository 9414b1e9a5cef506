import { find, findAll, request } from './send.ts';
import type { Filters, Paged, Words } from './types.ts';

interface Scope {
  libraryId?: string;
  readStatus?: string;
}

// All of it moves into the body.
export const books = (query: Scope = {}) => request('GET', 'v1/books', { query }); // want: migrated
// What stays is written out behind the name of the property.
export const paged = (query: Scope & Paged) => request('GET', 'v1/books', { query }); // want: migrated
// What stays keeps its own name, and the type says what is left of another one.
export const some = (query?: Pick<Filters, 'libraryId' | keyof Paged>) => find('books', query); // want: migrated
export const inSeries = (id: string, query: Omit<Filters, 'releasedAfter' | 'libraryId'> = {}) => find(`series/${id}/books`, query); // want: migrated
// There, what has no value would be sent if it were written out.
export const withAll = (query: Pick<Filters, 'mediaStatus' | keyof Paged>) => findAll('books', query); // want: manual query-unknown
// The text of a date depends on the code that sends it.
export const byDate = (query: Filters) => find('books', query); // want: manual query-unknown
// A pattern has no equal.
export const byWords = (query: Words) => request('GET', 'v1/series', { query }); // want: manual query-unknown
// It is not known what this holds.
export const untyped = (query: object) => request('GET', 'v1/books', { query }); // want: manual query-unknown
export const either = (query: Scope, more: object) => request('GET', 'v1/books', { query: { ...query, ...more } }); // want: manual query-unknown
