import { go } from './send.js';

export async function detail(id) {
  const [series, books, collections] = await Promise.all([
    go(`/api/v1/series/${id}`), // nope: one series
    go(`/api/v1/series/${id}/books?unpaged=true`), // want: review query-parameters
    go(`/api/v1/series/${id}/collections`), // nope: another path
  ]);
  return { series, books: books.content, collections };
}

export const readAll = (ids) => Promise.all(ids.map((id) => go(`/api/v1/series/${id}/books`))); // want: review response-not-shown
export const lists = ['genres', 'tags'].map((name) => go(`/api/v1/${name}`)); // want: review response-not-shown, review response-not-shown
