import axios from 'axios';

const API = {
  root: '/api/v1', // nope: shared with live operations
  genres: '/v2/genres',
  'sharing-labels': '/v2/sharing-labels',
  series: {
    list: '/api/v1/series/list',
    latest: '/api/v1/series/latest', // nope: a live list
    books: (id: string) => `/api/v1/series/${id}/books`,
  },
} as const;

const FROZEN = Object.freeze({ tags: Object.freeze({ all: '/api/v1/tags', book: '/v2/tags' }) });

const more = { ...FROZEN, languages: '/api/v1/languages' };

export const genres = () => axios.get(API.genres); // want: review response-not-shown
export const labels = () => axios.get(API['sharing-labels']); // want: review response-not-shown
export const series = () => axios.post(API.series.list, {}); // want: review response-not-shown
export const latest = () => axios.get(API.series.latest); // nope: a live list
export const volumes = (id: string) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const publishers = () => axios.get('/v2/publishers'); // want: review response-not-shown
export const collections = () => axios.get(`${API.root}/collections`); // nope: a live operation
export const tags = () => axios.get('/v2/tags'); // want: review lists-joined
export const languages = () => axios.get('/v2/languages'); // want: review response-not-shown

const { tags: frozenTags } = more;
export const bookTags = () => axios.get(frozenTags.book); // want: review lists-joined

const changing = { years: '/api/v1/series/release-dates' };
export function configure(version: number) {
  if (version > 1) changing.years = '/v2/series/release-years';
}
export const years = () => axios.get(changing.years); // want: manual
