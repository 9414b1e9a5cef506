// Paths that are kept for later, and a path with a place for something else

export const item = (id) => ({ title: id, path: '/api/v1/series/' + id + '/books' }); // mention
export const link = (base) => `<a href="${base + '/api/v1/genres'}">`; // mention
export const page = (id) => ({ title: id, path: '/series/' + id + '/books' }); // nope: a page of a front end
export const sent = (id) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review response-not-shown
export const text = () => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: '%zz' } } }),
}); // want: review response-not-shown
