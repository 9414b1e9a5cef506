import axios from 'axios';
import ky from 'ky';

const GENRES = '/v2/genres';
const LANGUAGES = `/v2/languages`;
const V1 = '/api/v1'; // nope: shared with live operations
const SERIES = '/api/v1/series'; // nope: shared with a live operation
const BOOKS = V1 + '/books/list';
const TAGS = '/v2/tags';
const AUTHORS = `${V1}/authors`; // nope: shared by three operations

export const genres = () => axios.get(GENRES); // want: review response-not-shown
export const languages = (lib: string) => axios.get(`${LANGUAGES}?library_id=${lib}`); // want: review response-not-shown

export const series = () => axios.post(`${SERIES}/list`, {}); // want: review response-not-shown
export const oneSeries = (id: string) => axios.get(`${SERIES}/${id}`); // nope: one series
export const volumes = (id: string) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown

export const books = () => axios.post(BOOKS, {}); // want: review response-not-shown

export const publishers = () => ky.get('/v2/publishers').json(); // want: review response-not-shown
export const labels = () => ky.get('/v2/sharing-labels').json(); // want: review response-not-shown
export const libraries = () => ky.get(`${V1}/libraries`).json(); // nope: a live operation

export const tags = () => fetch(TAGS); // want: review lists-joined
export const tagsAgain = () => fetch(TAGS + '?search=a'); // want: review lists-joined

export const authors = () => fetch('/api/v2/authors'); // want: review response-not-shown
export const names = () => fetch('/v2/authors/names'); // want: review response-not-shown
export const roles = () => fetch('/v2/authors/roles'); // want: review response-not-shown

export function local(id: string) {
  const SERIES = '/api/v1/books/list';
  const url = SERIES;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
}

export function destructured() {
  const { ages } = { ages: '/v2/age-ratings' };
  const [years] = ['/v2/series/release-years'];
  return Promise.all([fetch(ages), fetch(years)]); // want: review response-not-shown, review response-not-shown
}
