import axios from 'axios';

const origin = window.location.origin;

export const plain = () => fetch('/v2/genres'); // want: review response-not-shown
export const template = () => fetch(`/v2/genres`); // want: review response-not-shown
export const doubled = () => fetch("/v2/genres"); // want: review response-not-shown
export const withBase = () => fetch(`${origin}/v2/genres`); // want: review response-not-shown
export const nested = (lib: string) => fetch(`${origin}/v2/tags?library_id=${lib}`); // want: review lists-joined
export const plus = (id: string) =>
  axios.post(origin + '/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const plusPieces = () => axios.get(origin + '/v2/languages'); // want: review response-not-shown
export const plusTemplate = (id: string) =>
  axios.post(`${origin}/api/v1/books/list`, { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const escaped = () => axios.get('/v2/publishers?search=it\'s%20\u0061ll'); // want: review response-not-shown
export const slashAtEnd = () => axios.get('/v2/sharing-labels'); // want: review response-not-shown
export const fragment = () => axios.get('/v2/age-ratings#top'); // want: review response-not-shown
export const upperCase = () => axios.get('/API/V1/GENRES'); // nope: paths keep their case
export const number = () =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: '42' } } }); // want: review response-not-shown
export const literalId = () =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: '0CZ9QF' } } }); // want: review response-not-shown
export const asText = (id: number) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: String(id) } } }); // want: review response-not-shown
export const encoded = (id: string) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const encodedPlus = (id: string) => fetch('/api/v1/books/list?unpaged=true', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review query-parameters
export const member = (book: { series: { id: string } }) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: book.series.id } } }),
}); // want: review response-not-shown
export const chosenId = (a?: string, b?: string) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: a ?? b } } }),
}); // want: review response-not-shown
export const calledId = (next: () => string) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: next() } } }); // want: review response-not-shown
export const deepBase = (host: string) => fetch(`https://${host}:8443/catalogue/v2/tags`); // want: review lists-joined
