// fixture: profile=komga
// A function of the program's own sends the requests of a client: what it drops or changes is no longer sent.
import axios, { type AxiosRequestConfig } from 'axios';
import got from 'got';
import ky from 'ky';

const base = process.env.KOMGA_URL;
const respond = async (config: AxiosRequestConfig, response: Response) => {
  return { data: await response.json(), status: response.status, statusText: '', headers: {}, config } as never;
};
const dropping = axios.create({
  baseURL: base,
  adapter: async (config) => respond(config, await fetch(axios.getUri(config), { method: config.method })),
});
const sending = axios.create({
  baseURL: base,
  adapter: async (config) => {
    const { method, data, headers } = config;
    return respond(config, await fetch(axios.getUri(config), { method, body: data, headers: { ...headers } }));
  },
});
const bodiless = ky.create({
  prefixUrl: base,
  fetch: async (input) => fetch((input as Request).url, { method: (input as Request).method }),
});
const unlisted = ky.create({ prefixUrl: base, fetch: (input, init) => fetch(input, { method: init?.method }) });
const keeping = ky.create({ prefixUrl: base, fetch: (input, init) => fetch(input, { ...init, keepalive: true }) });
const scoped = ky.create({
  prefixUrl: base,
  hooks: { beforeRequest: [(request) => new Request(`${request.url}&library_id=1`, request)] },
});
const named = ky.create({
  prefixUrl: base,
  hooks: {
    beforeRequest: [
      (request) => {
        const url = request.url + (request.url.includes('?') ? '&' : '?') + 'library_id=1';
        return new Request(url, request);
      },
    ],
  },
});
const copied = ky.create({
  prefixUrl: base,
  hooks: { beforeRequest: [(request) => new Request(request.url, { ...request, keepalive: true })] },
});
const narrowed = got.extend({
  prefixUrl: base,
  handlers: [
    (options, next) => {
      (options.url as URL).searchParams.set('library_id', '1');
      return next(options);
    },
  ],
});
const unpacked = got.extend({
  prefixUrl: base,
  handlers: [async (options, next) => ({ ...(await next(options)), kept: true }) as never],
});
const timed = got.extend({
  prefixUrl: base,
  handlers: [
    (options, next) => {
      console.time(String(options.url));
      return next(options);
    },
  ],
});

export const one = async () => (await dropping.get('/api/v1/series', { params: { library_id: '1' } })).data; // want: manual hook
export const two = async () =>
  (await sending.post('/api/v1/series/list', { condition: { libraryId: { operator: 'is', value: '1' } } })).data; // want: migrated
export const three = () => bodiless.get('api/v1/series?library_id=1').json(); // want: manual hook
export const four = () => unlisted.get('api/v1/series?library_id=1').json(); // want: manual hook
export const five = () =>
  keeping.post('api/v1/series/list', { json: { condition: { libraryId: { operator: 'is', value: '1' } } } }).json(); // want: review not-retried
export const six = () => scoped.get('api/v1/series?size=2').json(); // want: manual hook
export const seven = () => named.get('api/v1/series?size=2').json(); // want: manual hook
export const eight = () => copied.post('api/v1/series/list?size=2', { json: {} }).json(); // want: review not-retried
export const nine = () => narrowed('api/v1/series?size=2').json(); // want: manual hook
export const ten = () => unpacked('api/v1/genres').json(); // want: manual hook
export const eleven = () => timed('api/v1/series/list?size=2', { method: 'POST', json: {} }).json(); // want: review not-retried
