// fixture: profile=komga
import axios from 'axios';
import { ofetch } from 'ofetch';
import { settings } from './settings';

const api = ofetch.create({
  onRequest({ options }) {
    options.baseURL = `${settings().server}/api/v1`;
    options.headers = { ...options.headers, 'X-API-Key': settings().key };
  },
});

const http = axios.create();
http.interceptors.request.use(async (config) => {
  config.baseURL = `${settings().server}/api/v1`;
  return config;
});

const copying = axios.create({ baseURL: '/elsewhere' });
copying.interceptors.request.use((config) => ({ ...config, baseURL: settings().server }));

export const series = (search: string) =>
  api('/series/list', { query: { size: 5 }, method: 'POST', body: { fullTextSearch: search } }); // want: review not-retried
export const rename = (id: string, name: string) => api(`/libraries/${id}`, { method: 'PATCH', body: { name } }); // want: migrated
export const genres = () => api<{ content: string[] }>('../v2/genres?unpaged=true').then((page) => page.content); // want: migrated

export const books = (search: string) => http.post('/books/list', { fullTextSearch: search }, { params: { size: 5 } }); // want: migrated
export const languages = async () => (await http.get<string[]>('/languages')).data; // want: manual

export const tags = async () => (await copying.get<{ content: string[] }>('/api/v2/tags?unpaged=true')).data.content; // want: migrated
