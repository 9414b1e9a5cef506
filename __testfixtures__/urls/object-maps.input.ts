import axios from 'axios';

const API = {
  root: '/api/v1', // nope: shared with live operations
  genres: '/api/v1/genres',
  'sharing-labels': '/api/v1/sharing-labels',
  series: {
    list: '/api/v1/series',
    latest: '/api/v1/series/latest', // nope: a live list
    books: (id: string) => `/api/v1/series/${id}/books`,
  },
} as const;

const FROZEN = Object.freeze({ tags: Object.freeze({ all: '/api/v1/tags', book: '/api/v1/tags/book' }) });

const more = { ...FROZEN, languages: '/api/v1/languages' };

export const genres = () => axios.get(API.genres); // want: review response-not-shown
export const labels = () => axios.get(API['sharing-labels']); // want: review response-not-shown
export const series = () => axios.get(API.series.list); // want: review response-not-shown
export const latest = () => axios.get(API.series.latest); // nope: a live list
export const volumes = (id: string) => axios.get(API.series.books(id)); // want: review response-not-shown
export const publishers = () => axios.get(`${API.root}/publishers`); // want: review response-not-shown
export const collections = () => axios.get(`${API.root}/collections`); // nope: a live operation
export const tags = () => axios.get(FROZEN.tags.all); // want: review lists-joined
export const languages = () => axios.get(more.languages); // want: review response-not-shown

const { tags: frozenTags } = more;
export const bookTags = () => axios.get(frozenTags.book); // want: review lists-joined

const changing = { years: '/api/v1/series/release-dates' };
export function configure(version: number) {
  if (version > 1) changing.years = '/v2/series/release-years';
}
export const years = () => axios.get(changing.years); // want: manual
