import axios from 'axios';
import ky from 'ky';

const client = ky.create({ prefixUrl: globalThis.location?.origin });
const v1 = axios.create({ baseURL: '/api/v1' });

export const genres = () => client.get('api/v1/genres').json(); // want: review response-not-shown
export const books = () => client.get('api/v1/books').json(); // want: review response-not-shown
export const volumes = (id: string) => client.get(`api/v1/series/${id}/books`).json(); // want: review response-not-shown
export const dotted = () => fetch('./api/v1/languages'); // want: review response-not-shown

export const v1Books = () => v1.get('/books'); // want: review response-not-shown
export const v1Volumes = (id: string) => v1.get(`/series/${id}/books`); // want: review response-not-shown
export const v1Save = (id: string, library: object) => v1.put(`libraries/${id}`, library); // want: migrated
export const v1Genres = () => v1.get('/genres'); // want: review response-not-shown
export const v1Collections = () => v1.get('/collections'); // nope: a live operation
