import { load, send } from './http.js';

export async function seriesOf(libraryId, page) {
  const out = await load('/api/v1/series', { page, size: 30, library_id: [libraryId] }); // want: review query-parameters
  return out.content;
}

export function unread(libraryId) {
  const params = { read_status: 'UNREAD' };
  if (libraryId) params.library_id = libraryId;
  return load('/api/v1/books', params); // want: review query-parameters
}

export async function* volumes(seriesId) {
  for (let page = 0, last = false; !last; page++) {
    const answer = await load(`/api/v1/series/${seriesId}/books`, { page }); // want: review query-parameters
    yield* answer.content;
    last = answer.last;
  }
}

export const everything = () => load('/api/v1/series'); // want: review response-not-shown
export const collection = (id, params) => load(`/api/v1/collections/${id}/series`, params); // nope: series of a collection
export const byName = (text) => send('/api/v1/series/list', { size: 5 }, { fullTextSearch: text }); // nope: moved already
