// fixture: profile=komga
// A blank text was no filter, and a text with commas was several

import axios from 'axios';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });
const json = (path, init) => fetch(process.env.KOMGA_URL + path, init).then((response) => response.json());

export const shelf = (library, status) => json('/api/v1/series/list?size=20', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      allOf: [
        ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
        ...(status ? [{ seriesStatus: { operator: 'is', value: status } }] : []),
      ],
    },
  }),
}); // want: migrated
export const inLibrary = (library = '') => json('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
}); // want: migrated
export const always = (library) => json('/api/v1/books/list?size=1', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
}); // want: migrated

function count(collection) {
  return json('/api/v1/series/list?size=0', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: collection ? { collectionId: { operator: 'is', value: collection } } : undefined,
    }),
  }); // want: migrated
}
export const all = () => count('');
export const one = (id) => count(id);

export const some = (ids) => komga.post(
  '/api/v1/series/list',
  {
    condition: {
      anyOf: String(ids?.join(',') ?? '').split(/\s*,\s*/).filter(Boolean).map((value) => ({
        libraryId: { operator: 'is', value },
      })),
    },
  },
  { params: { size: 100 } },
); // want: migrated
export const either = (ids) => komga.post('/api/v1/series/list', {
  condition: {
    anyOf: String((Array.isArray(ids)
      ? ids.join(',')
      : ids) ?? '').split(/\s*,\s*/).filter(Boolean).map((value) => ({ libraryId: { operator: 'is', value } })),
  },
}); // want: migrated
export const plain = (ids) => komga.post('/api/v1/books/list', {
  condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
}); // want: migrated
export function named(libraries) {
  const ids = libraries.map(({ id }) => id).join(',');
  return komga.post(
    '/api/v1/books/list',
    {
      condition: {
        anyOf: ids.split(/\s*,\s*/).filter(Boolean).map((value) => ({ libraryId: { operator: 'is', value } })),
      },
    },
    { params: { size: 5 } },
  ); // want: migrated
}

export class Counter {
  async count(library) {
    return (
      await json('/api/v1/books/list?size=0', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
      })
    ).totalElements; // want: migrated
  }

  everything() {
    return this.count('');
  }
}
