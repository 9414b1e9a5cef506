import { komga, stats } from './http.js';

export const groups = () => komga.get('/series/alphabetical-groups'); // want: migrated
export const thumbnail = (id) => komga.get(`/series/${id}/thumbnail`, { responseType: 'blob' }); // nope: not deprecated
export const booksOf = (id) => komga.get(`/series/${id}/books`); // want: migrated

/** Minutes read, from our own collector. */
export const minutes = (id) => stats.get(`/series/${id}/books`); // want: manual base-unknown
