import { fetchJson, submitJson } from './net.js';

export async function releasedThisWeek(since) {
  const page = await fetchJson('/api/v1/books', `released_after=${since}&sort=metadata.releaseDate,asc`); // want: review query-parameters
  return page.content;
}

export const all = () => fetchJson('/api/v1/series'); // want: review response-not-shown
export const volumes = (id) => fetchJson(`/api/v1/series/${id}/books`, 'unpaged=true'); // want: review query-parameters
export const years = () => fetchJson('/api/v1/series/release-dates'); // want: review response-not-shown
export const read = (id) => submitJson({ completed: true }, `/api/v1/books/${id}/read-progress`, '', 'PATCH'); // nope: another path
export const saveLibrary = ({ id, ...rest }) => submitJson(rest, `/api/v1/libraries/${id}`, '', 'PUT'); // want: migrated
