import axios from 'axios';

const VOLUMES = '/api/v1/books/list';
const LIBRARY = '/api/v1/libraries/{libraryId}';
const ONE_SERIES = '/api/v1/series/{seriesId}'; // nope: one series

export const volumes = (id: string) =>
  axios.post(VOLUMES.replace(':id', id), { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const volumesToo = (id: string) => axios.post('/api/v1/books/list'.replace('{seriesId}', id), {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: review response-not-shown
export const encoded = (id: string) => fetch('/api/v1/books/list'.replace('{seriesId}', encodeURIComponent(id)), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review response-not-shown
export const save = (id: string, library: object) => axios.patch(LIBRARY.replace('{libraryId}', id), library); // want: migrated
export const series = (id: string) => axios.get(ONE_SERIES.replace('{seriesId}', id)); // nope: one series
