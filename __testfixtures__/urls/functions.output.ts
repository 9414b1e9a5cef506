import axios from 'axios';

const BASE = process.env.SERVER;

function url(path: string): string {
  return `${BASE}${path}`;
}

const genresUrl = () => '/v2/genres';

const volumesUrl = (seriesId: string) => `${BASE}/api/v1/books/list`;

function tagsUrl(kind: 'book' | 'series') {
  if (kind === 'book') return '/v2/tags';
  return '/v2/tags';
}

const v1 = (name: string) => `/api/v1/${name}`; // nope: serves live operations too

function seriesUrl(id: string) {
  const root = url('/api/v1/series'); // nope: one series
  return `${root}/${id}`;
}

function withDefault(path = '/v2/languages') {
  return path;
}

export const genres = () => fetch(genresUrl()); // want: review response-not-shown
export const languages = () => fetch(url('/v2/languages')); // want: review response-not-shown
export const books = () => axios.post(url(`/api/v1/books/list`), {}); // want: review response-not-shown
export const libraries = () => axios.get(url('/api/v1/libraries')); // nope: a live operation
export const volumes = (series: { id: string }) =>
  axios.post(volumesUrl(series.id), { condition: { seriesId: { operator: 'is', value: series.id } } }); // want: review response-not-shown
export const bookTags = () => axios.get(tagsUrl('book')); // want: review lists-joined, review lists-joined
export const publishers = () => axios.get('/v2/publishers'); // want: review response-not-shown
export const collections = () => axios.get(v1('collections')); // nope: a live operation
export const anything = (name: string) => axios.get(v1(name)); // want: manual open-end
export const oneSeries = (id: string) => axios.get(seriesUrl(id)); // nope: one series
export const defaulted = () => axios.get(withDefault()); // want: review response-not-shown

// As older code takes what it is given.
function load() {
  return fetch(arguments[0], arguments[1]);
}
export const loaded = () => (load as any)('/v2/genres'); // want: review response-not-shown

// What a call spreads is judged at the calls of the function around it.
const urlOf = (...parts: string[]) => ['/api/v1', ...parts].join('/');
const spread = (...parts: string[]) => fetch(urlOf(...parts)); // nope: its calls are judged
export const spreadOnDeck = () => spread('books', 'ondeck');
export const spreadTags = () => spread('tags'); // want: manual base-holds-version
