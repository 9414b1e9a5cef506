// fixture: profile=komga
import axios from 'axios';
import qs from 'qs';
import { shortNames } from './short-names';

const baseURL = process.env.BASE_URL;
const repeating = axios.create({ baseURL, paramsSerializer: (params) => qs.stringify(params, { arrayFormat: 'repeat' }) });
const bare = axios.create({ baseURL, paramsSerializer: { indexes: null } });
const byHand = axios.create({
  baseURL,
  paramsSerializer: (params) => Object.keys(params).map((key) => `${key}=${encodeURIComponent(params[key])}`).join('&'),
});
const numbered = axios.create({ baseURL, paramsSerializer: { indexes: true } });
const numberedByQs = axios.create({ baseURL, paramsSerializer: (params) => qs.stringify(params) });
const shouting = axios.create({
  baseURL,
  paramsSerializer: (params) => Object.keys(params).map((key) => `${key}=${String(params[key]).toUpperCase()}`).join('&'),
});
const renaming = axios.create({ baseURL, paramsSerializer: (params) => new URLSearchParams(shortNames(params)).toString() });

// Names and values arrive as they are given
export const a = (ids: string[]) => repeating.post('/api/v1/series/list', {
  condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
}); // want: migrated
export const b = (ids: string[]) => bare.post('/api/v1/series/list', {
  condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
}); // want: migrated
export const c = (id: string) =>
  byHand.post('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: id } } }); // want: migrated
export const d = (id: string) =>
  numbered.post('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: id } } }); // want: migrated

// A list with numbers is no filter for the service, and would become one
export const e = (ids: string[]) => numbered.get('/api/v1/series', { params: { library_id: ids } }); // want: manual hook
export const f = (ids: string[]) => numberedByQs.get('/api/v1/series', { params: { library_id: ids } }); // want: manual hook

// Names or values arrive as others
export const g = (id: string) => shouting.get('/api/v1/series', { params: { library_id: id } }); // want: manual hook
export const h = (id: string) => renaming.get('/api/v1/series', { params: { library_id: id } }); // want: manual hook
export const i = (id: string) => shouting.get('/api/v2/genres', {
  params: { library_id: id, unpaged: true },
}).then((res) => ({ ...res, data: res.data.content })); // want: migrated
