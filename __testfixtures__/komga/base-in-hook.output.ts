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

// Set under a condition: a path that leaves the base works with any, an option of the call does not.
let chosen = '';
const choosing = ofetch.create({
  baseURL: `${settings().server}/api/v1`,
  onRequest({ options }) {
    if (chosen) options.baseURL = `${chosen}/api/v1`;
  },
});
export const publishers = () =>
  choosing<{ content: string[] }>('../v2/publishers?unpaged=true').then((page) => page.content); // want: migrated

const leaving = axios.create({ baseURL: `${settings().server}/api/v1` });
leaving.interceptors.request.use((config) => {
  if (!chosen) return config;
  config.baseURL = 'https://shop.example.com/api/v1';
  return config;
});
export const labels = async () => (await leaving.get<string[]>('/sharing-labels')).data; // want: manual several-operations

const strange = ofetch.create({
  baseURL: `${settings().server}/api/v1`,
  onRequest: ({ options }) => {
    if (chosen === 'shop') options.baseURL = 'https://shop.example.com/api/v1';
  },
});
export const ratings = () => strange<string[]>('/genres'); // want: manual several-operations
