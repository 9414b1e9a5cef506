// fixture: profile=komga
import axios from 'axios';

// A constant that only one call uses, of whose text nothing stays
const SERIES = '/api/v1/series';
export const booksOf = (id: string) => fetch('/api/v1/books/list?sort=metadata.numberSort,asc', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}).then((response) => response.json()); // want: migrated

export const ofBooks = () => axios.get<{ content: string[] }>('/api/v2/tags?include=BOOK&unpaged=true').then(({ data }) => data.content.length); // want: migrated

export function inTurn(id: string) {
  return fetch('/api/v1/books/list?sort=metadata.numberSort,asc', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }).then((response) => response.json()); // want: migrated
}

// One that another call needs stays
const LIBRARY = '/api/v1/libraries';
export const libraries = () => fetch(LIBRARY);
export const rename = (id: string) => axios.patch(`${LIBRARY}/${id}`, { name: 'New' }); // want: migrated
