import { komga, stats } from './http.js';

export const groups = () => komga.get('/series/alphabetical-groups'); // want: migrated
export const booksOf = (id) => komga.get(`/series/${id}/books`); // want: migrated

/** Minutes read, from our own collector: the folder of the package does not say whose it is. */
export const minutes = (id) => stats.get(`/series/${id}/books`); // want: manual base-unknown
