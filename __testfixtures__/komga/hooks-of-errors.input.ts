// fixture: profile=komga
import axios from 'axios';
import got from 'got';
import { ofetch } from 'ofetch';
const url = process.env.KOMGA_URL!;
const failed: string[] = [];

const api = axios.create({ baseURL: url });
api.interceptors.response.use(undefined, (error) => {
  if (error.config.url.endsWith('/series')) failed.push('series');
  return Promise.reject(error);
});
export const series = () => api.get('/api/v1/series', { params: { library_id: ['L1'] } }); // want: manual hook
// What tells the status only does not matter
const quiet = axios.create({ baseURL: url });
quiet.interceptors.response.use(undefined, (error) => {
  if (error.response.status === 404) failed.push('absent');
  return Promise.reject(error);
});
export const save = () => quiet.put('/api/v1/libraries/L1', { name: 'x' }); // want: migrated
export const genres = async () => (await quiet.get('/api/v1/genres')).data.length; // want: migrated

const filtered = got.extend({
  prefixUrl: url,
  hooks: { init: [(options: any) => { options.searchParams = options.filter; }] },
});
export const books = () => filtered('api/v1/books', { filter: { library_id: 'L1' } } as any).json(); // want: manual hook

const asked = ofetch.create({
  onRequest({ request, options }) {
    options.baseURL = String(request).startsWith('/api/v1') ? url : 'https://shop.example.com';
  },
});
export const tags = async () => (await asked<string[]>('/api/v1/tags')).length; // want: manual hook
