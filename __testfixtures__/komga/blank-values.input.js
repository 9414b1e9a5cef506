// fixture: profile=komga
// A blank text was no filter, and a text with commas was several

import axios from 'axios';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });
const json = (path, init) => fetch(process.env.KOMGA_URL + path, init).then((response) => response.json());

export const shelf = (library, status) => json(`/api/v1/series?library_id=${library || ''}&status=${status ?? ''}&size=20`); // want: migrated
export const inLibrary = (library = '') => json(`/api/v1/books?library_id=${library}`); // want: migrated
export const always = (library) => json(`/api/v1/books?library_id=${library}&size=1`); // want: migrated

function count(collection) {
  return json(`/api/v1/series?collection_id=${collection}&size=0`); // want: migrated
}
export const all = () => count('');
export const one = (id) => count(id);

export const some = (ids) => komga.get('/api/v1/series', { params: { library_id: ids?.join(','), size: 100 } }); // want: migrated
export const either = (ids) => komga.get('/api/v1/series', { params: { library_id: Array.isArray(ids) ? ids.join(',') : ids } }); // want: migrated
export const plain = (ids) => komga.get('/api/v1/books', { params: { library_id: ids.join(',') } }); // want: migrated
export function named(libraries) {
  const ids = libraries.map(({ id }) => id).join(',');
  return komga.get('/api/v1/books', { params: { library_id: ids, size: 5 } }); // want: migrated
}

export class Counter {
  async count(library) {
    return (await json(`/api/v1/books?library_id=${library}&size=0`)).totalElements; // want: migrated
  }

  everything() {
    return this.count('');
  }
}
