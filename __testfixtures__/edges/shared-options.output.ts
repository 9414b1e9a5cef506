const json = { Accept: 'application/json', 'content-type': 'application/json' };
const method = 'PUT';

export const rename = (id: string, name: string) =>
  fetch(`/api/v1/libraries/${id}`, { method: 'PATCH', headers: json, body: JSON.stringify({ name }) }); // want: migrated
export const mark = (id: string) => fetch(`/api/v1/books/${id}/thumbnails/first/selected`, { method }); // nope: a live operation with the same constant
export const series = () => fetch('/api/v1/series/list', { headers: json, method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
export const books = () =>
  fetch('/api/v1/books/list', { headers: { ...json, 'X-Reader': 'web' }, method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
