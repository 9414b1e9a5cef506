import axios from 'axios';
import ky from 'ky';

const GENRES = '/api/v1/genres';
const LANGUAGES = `/api/v1/languages`;
const V1 = '/api/v1'; // nope: shared with live operations
const SERIES = '/api/v1/series'; // nope: shared with a live operation
const BOOKS = V1 + '/books';
const TAGS = '/api/v1/tags';
const AUTHORS = `${V1}/authors`; // nope: shared by three operations

export const genres = () => axios.get(GENRES); // want: migrated
export const languages = (lib: string) => axios.get(`${LANGUAGES}?library_id=${lib}`); // want: migrated

export const series = () => axios.get(SERIES); // want: migrated
export const oneSeries = (id: string) => axios.get(`${SERIES}/${id}`); // nope: one series
export const volumes = (id: string) => axios.get(`${SERIES}/${id}/books`); // want: migrated

export const books = () => axios.get(BOOKS); // want: migrated

export const publishers = () => ky.get(`${V1}/publishers`).json(); // want: migrated
export const labels = () => ky.get(V1 + '/sharing-labels').json(); // want: migrated
export const libraries = () => ky.get(`${V1}/libraries`).json(); // nope: a live operation

export const tags = () => fetch(TAGS); // want: migrated
export const tagsAgain = () => fetch(TAGS + '?search=a'); // want: migrated

export const authors = () => fetch(AUTHORS); // want: migrated
export const names = () => fetch(`${AUTHORS}/names`); // want: migrated
export const roles = () => fetch(`${AUTHORS}/roles`); // want: migrated

export function local(id: string) {
  const SERIES = `/api/v1/series/${id}/books`;
  const url = SERIES;
  return fetch(url); // want: migrated
}

export function destructured() {
  const { ages } = { ages: '/api/v1/age-ratings' };
  const [years] = ['/api/v1/series/release-dates'];
  return Promise.all([fetch(ages), fetch(years)]); // want: migrated, migrated
}
