import { default as http } from 'axios';
import kyDefault from 'ky';
import * as o from 'ofetch';

const { get, put } = http;
const send = window.fetch.bind(window);
const request = fetch;

export const genres = () => http.get('/v2/genres'); // want: review response-not-shown
export const tags = () => kyDefault('/v2/tags').json(); // want: review lists-joined
export const languages = () => o.ofetch('/v2/languages'); // want: review response-not-shown
export const publishers = () => get('/v2/publishers'); // want: review response-not-shown
export const save = (id, library) => put(`/api/v1/libraries/${id}`, library); // want: manual
export const labels = () => request('/v2/sharing-labels'); // want: review response-not-shown
export const books = () => request('/api/v1/books/list', {
  cache: 'no-store',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const ages = () => send('/v2/age-ratings'); // want: review response-not-shown
