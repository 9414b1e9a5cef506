import axios from 'axios';
import ky from 'ky';

const client = ky.create({ prefixUrl: globalThis.location?.origin });
const v1 = axios.create({ baseURL: '/api/v1' });

export const genres = () => client.get('v2/genres').json(); // want: review response-not-shown
export const books = () => client.post('api/v1/books/list', { json: {} }).json(); // want: review response-not-shown
export const volumes = (id: string) =>
  client.post('api/v1/books/list', { json: { condition: { seriesId: { operator: 'is', value: id } } } }).json(); // want: review response-not-shown
export const dotted = () => fetch('./v2/languages'); // want: review response-not-shown

export const v1Books = () => v1.post('/books/list', {}); // want: review response-not-shown
export const v1Volumes = (id: string) =>
  v1.post('/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const v1Save = (id: string, library: object) => v1.patch(`libraries/${id}`, library); // want: migrated
export const v1Genres = () => v1.get('/genres', { baseURL: '/v2' }); // want: review response-not-shown
export const v1Collections = () => v1.get('/collections'); // nope: a live operation
