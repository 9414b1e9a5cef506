// fixture: profile=komga
import axios, { type InternalAxiosRequestConfig } from 'axios';
import got from 'got';
import ky, { type Options } from 'ky';
import superagent from 'superagent';

const root = process.env.KOMGA_URL;
const sent: string[] = [];

// The hooks are in an object that is spread into the options.
const shared: Options = { retry: 0, hooks: { beforeRequest: [(request) => void sent.push(request.method)] } };
const spread = ky.create({ ...shared, prefixUrl: root });
export const series = () =>
  spread.post('api/v1/series/list', { json: { condition: { libraryId: { operator: 'is', value: '1' } } } }).json(); // want: review used-beside

// The options of a client are those of others.
const paging = got.extend({ hooks: { beforeRequest: [(options) => void (options.url as URL).searchParams.set('tag', 'a')] } });
const joined = got.extend(paging, got.extend({ prefixUrl: root }));
export const books = () => joined.get('api/v1/books?library_id=1').json(); // want: manual hook

// A plugin of all requests of an agent, and of one
const kind = (request: superagent.SuperAgentRequest) => {
  if (request.url.includes('/api/v1/series')) request.set('X-Kind', 'series'); // mention
};
const agent = superagent.agent().use(kind);
export const first = (id: string) => agent.get(`${root}/api/v1/series/${id}/books`).query({ size: 1 }); // want: manual hook

const stated = superagent.agent();
stated.use(kind);
export const second = (id: string) => stated.get(`${root}/api/v1/series/${id}/books`).query({ size: 2 }); // want: manual hook

const plain = superagent.agent();
export const third = (id: string) => plain.get(`${root}/api/v1/series/${id}`).use(kind);
export const fourth = (id: string) => plain.post(`${root}/api/v1/books/list`).send({
  condition: { seriesId: { operator: 'is', value: id } },
}).query({ size: 4, sort: 'metadata.numberSort,asc' }); // want: migrated

// A test that axios makes before an interceptor
const reading = axios.create({ baseURL: root });
const isRead = (config: InternalAxiosRequestConfig) => config.method === 'get';
reading.interceptors.request.use((config) => config, null, { runWhen: isRead });
export const fifth = () =>
  reading.post('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: '5' } } }); // want: review method-tested

const saving = axios.create({ baseURL: root });
saving.interceptors.request.use((config) => config, null, { runWhen: ({ method }) => /^(put|patch)$/.test(method ?? '') });
export const sixth = () =>
  saving.post('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: '6' } } }); // want: migrated
