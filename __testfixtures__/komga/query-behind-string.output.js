// fixture: profile=komga
// A whole query is concatenated to a string, and goes.
const base = process.env.KOMGA_URL;
const json = (response) => response.json();

export const series = (id) => fetch(base + '/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: id } } }),
}).then(json); // want: migrated
export const books = (id) => fetch(`${base}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: id } } }),
}).then(json); // want: migrated
export const found = (text) => fetch((base + '/api/v1/books/list'), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text }),
}).then(json); // want: review not-encoded
export const paged = (id) => fetch(`${base}/api/v1/series/list?page=0`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: id } } }),
}).then(json); // want: migrated
