import { komga } from '../komga.js';

const count = async (path) => (await komga.get(path, { searchParams: { size: 0 } }).json()).totalElements;

export async function stats() {
  return {
    series: await count('api/v1/series'), // want: review
    books: await count('api/v1/books'), // want: review
    collections: await count('api/v1/collections'), // nope: a live list
  };
}
