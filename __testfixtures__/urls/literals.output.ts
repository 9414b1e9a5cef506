import axios from 'axios';

const origin = window.location.origin;

export const plain = () => fetch('/v2/genres'); // want: migrated
export const template = () => fetch(`/v2/genres`); // want: migrated
export const doubled = () => fetch("/v2/genres"); // want: migrated
export const withBase = () => fetch(`${origin}/v2/genres`); // want: migrated
export const nested = (lib: string) => fetch(`${origin}/v2/tags?library_id=${lib}`); // want: migrated
export const plus = (id: string) => axios.post(origin + '/api/v1/books/list', {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: migrated
export const plusPieces = () => axios.get(origin + '/v2' + '/languages'); // want: migrated
export const plusTemplate = (id: string) => axios.post(`${origin}/api/v1/books/list`, {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: migrated
export const escaped = () => axios.get('/v2/publishers?search=it\'s%20\u0061ll'); // want: migrated
export const slashAtEnd = () => axios.get('/v2/sharing-labels'); // want: migrated
export const fragment = () => axios.get('/v2/age-ratings#top'); // want: migrated
export const upperCase = () => axios.get('/API/V1/GENRES'); // nope: paths keep their case
export const number = () => axios.post(`/api/v1/books/list`, {
  condition: { seriesId: { operator: 'is', value: '42' } },
}); // want: migrated
export const literalId = () => axios.post('/api/v1/books/list', {
  condition: { seriesId: { operator: 'is', value: '0CZ9QF' } },
}); // want: migrated
export const asText = (id: number) => axios.post(`/api/v1/books/list`, {
  condition: { seriesId: { operator: 'is', value: String(id) } },
}); // want: migrated
export const encoded = (id: string) => axios.post(`/api/v1/books/list`, {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: migrated
export const encodedPlus = (id: string) => fetch('/api/v1/books/list?unpaged=true', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review query-parameters
export const member = (book: { series: { id: string } }) => fetch(`/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: book.series.id } } }),
}); // want: migrated
export const chosenId = (a?: string, b?: string) => fetch(`/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: a ?? b } } }),
}); // want: migrated
export const calledId = (next: () => string) => axios.post(`/api/v1/books/list`, {
  condition: { seriesId: { operator: 'is', value: next() } },
}); // want: migrated
export const deepBase = (host: string) => fetch(`https://${host}:8443/catalogue/v2/tags`); // want: migrated
