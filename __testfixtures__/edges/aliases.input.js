import { default as http } from 'axios';
import kyDefault from 'ky';
import * as o from 'ofetch';

const { get, put } = http;
const send = window.fetch.bind(window);
const request = fetch;

export const genres = () => http.get('/api/v1/genres'); // want: review response-not-shown
export const tags = () => kyDefault('/api/v1/tags').json(); // want: review lists-joined
export const languages = () => o.ofetch('/api/v1/languages'); // want: review response-not-shown
export const publishers = () => get('/api/v1/publishers'); // want: review response-not-shown
export const save = (id, library) => put(`/api/v1/libraries/${id}`, library); // want: manual
export const labels = () => request('/api/v1/sharing-labels'); // want: review response-not-shown
export const books = () => request('/api/v1/books', { cache: 'no-store' }); // want: review response-not-shown
export const ages = () => send('/api/v1/age-ratings'); // want: review response-not-shown
