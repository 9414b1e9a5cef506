import { server } from './settings';

// Requests that are described to something that is not known, or to nobody in sight

declare const host: any;
declare const uni: any;
declare const request: any;

const later = { method: 'get', url: `${server}/api/v1/series`, headers: { accept: 'application/json' } };
host.run(later); // want: manual body-slot-unknown

export const api = createApi({
  endpoints: (build: any) => ({
    genres: build.query({ query: () => ({ url: '/api/v1/genres', params: { library_id: 1 } }) }), // want: manual declared
    books: build.query({ query: (id: string) => ({ url: `/api/v1/series/${id}/books`, method: 'GET' }) }), // want: manual declared
    one: build.query({ query: (id: string) => ({ url: `/api/v1/series/${id}`, method: 'GET' }) }), // nope: one series
    rename: build.mutation({ query: ({ id, ...body }: any) => ({ url: `/api/v1/libraries/${id}`, method: 'PUT', body }) }), // want: manual declared
  }),
});

uni.request({ url: server + '/v2/tags', success: (answer: any) => console.log(answer.data) }); // want: review unknown-client
uni.request({ url: server + '/api/v1/books', data: { page: 1 }, success: console.log }); // want: manual body-taken
uni.request({ url: server + '/api/v1/series/list', method: 'POST', data: {} }); // want: review unknown-client
host.send({ endpoint: '/api/v1/books', method: 'GET' }); // want: manual body-slot-unknown

request({ uri: `${server}/api/v1/libraries/7`, method: 'PATCH', json: true, body: { name: 'Comics' } }); // want: review unknown-client
request({ uri: `${server}/api/v1/series/list`, qs: { page: 2 }, json: true, method: 'POST', body: {} }); // want: review query-parameters

// The place of the body is that of another call
host.ask({ path: '/api/v1/collections', method: 'POST', payload: JSON.stringify({ name: 'a' }) }); // nope: a live operation
host.ask({
  path: '/api/v1/books/list',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  payload: JSON.stringify({}),
}); // want: review unknown-client
host.ask({
  path: '/api/v1/books/list',
  method: 'POST',
  headers: { 'X-Auth': 'a', 'Content-Type': 'application/json' },
  payload: JSON.stringify({ condition: { seriesId: { operator: 'is', value: server } } }),
}); // want: review unknown-client

// Query parameters beside the URL, as text
host.createRequest({
  url: `${server}/api/v1/books/list`,
  param: '?page=1',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  data: JSON.stringify({}),
}); // want: review query-parameters
host.createRequest({ url: `${server}/v2/genres`, param: '?library_id=1', method: 'GET' }); // want: review unknown-client

// Functions on the way
const make = (path: string, body?: unknown) => host.createRequest({
  url: server + path,
  method: body === undefined ? 'GET' : 'POST',
  ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, data: JSON.stringify(body) }),
});
export const publishers = () => host.schedule(make('/v2/publishers'), 1); // want: review unknown-client
export const all = () => host.schedule(make('/api/v1/books/list', {}), 1); // want: review wrapper-grown
export const deck = () => host.schedule(make('/api/v1/books/ondeck'), 1); // nope: a live list

const entry = (name: string, url: string) => ({ name, routing: { request: { method: 'GET', url } } });
export const menu = [
  entry('Genres', '/api/v1/genres'), // want: manual declared
  entry('Collections', '/api/v1/collections'), // nope: a live list
];

// A table that is read by any of its names
const table = {
  years: { method: 'GET', url: '/api/v1/series/release-dates' }, // want: manual declared
  users: { method: 'GET', url: '/api/v2/users' }, // nope: another path
};
export const call = (name: 'years' | 'users') => host.http({ method: table[name].method, url: server + table[name].url });

// For old servers and new ones
export const byVersion = [
  { since: '1.26.0', method: 'GET', url: '/v2/languages' }, // nope: moved already
  { since: '0.1.0', method: 'GET', url: '/api/v1/languages' }, // want: manual compatibility-code
];
