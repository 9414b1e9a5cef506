import axios from 'axios';
import ky from 'ky';

const GENRES = '/api/v1/genres';
const LANGUAGES = `/api/v1/languages`;
const V1 = '/api/v1'; // nope: shared with live operations
const SERIES = '/api/v1/series'; // nope: shared with a live operation
const BOOKS = V1 + '/books';
const TAGS = '/api/v1/tags';
const AUTHORS = `${V1}/authors`; // nope: shared by three operations

export const genres = () => axios.get(GENRES); // want: review response-not-shown
export const languages = (lib: string) => axios.get(`${LANGUAGES}?library_id=${lib}`); // want: review response-not-shown

export const series = () => axios.get(SERIES); // want: review response-not-shown
export const oneSeries = (id: string) => axios.get(`${SERIES}/${id}`); // nope: one series
export const volumes = (id: string) => axios.get(`${SERIES}/${id}/books`); // want: review response-not-shown

export const books = () => axios.get(BOOKS); // want: review response-not-shown

export const publishers = () => ky.get(`${V1}/publishers`).json(); // want: review response-not-shown
export const labels = () => ky.get(V1 + '/sharing-labels').json(); // want: review response-not-shown
export const libraries = () => ky.get(`${V1}/libraries`).json(); // nope: a live operation

export const tags = () => fetch(TAGS); // want: review lists-joined
export const tagsAgain = () => fetch(TAGS + '?search=a'); // want: review lists-joined

export const authors = () => fetch(AUTHORS); // want: review response-not-shown
export const names = () => fetch(`${AUTHORS}/names`); // want: review response-not-shown
export const roles = () => fetch(`${AUTHORS}/roles`); // want: review response-not-shown

export function local(id: string) {
  const SERIES = `/api/v1/series/${id}/books`;
  const url = SERIES;
  return fetch(url); // want: review response-not-shown
}

export function destructured() {
  const { ages } = { ages: '/api/v1/age-ratings' };
  const [years] = ['/api/v1/series/release-dates'];
  return Promise.all([fetch(ages), fetch(years)]); // want: review response-not-shown, review response-not-shown
}
