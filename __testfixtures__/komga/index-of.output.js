// fixture: profile=komga
// A test of an index asks whether something is there, or whether a string starts with it.
const host = localStorage.getItem('host') || 'http://nas:25600';

function pull(path, query, body) {
  let url = path.indexOf('http') === 0 ? path : host + path;
  if (query) url += (url.indexOf('?') > -1 ? '&' : '?') + query;
  return fetch(url, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
}
export const series = () => pull('/api/v1/series/list', 'page=1', {}); // want: review wrapper-grown
export const genres = () => pull('/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated

function load(path, query, body) {
  return fetch(host + path + (path.indexOf('?') === -1 ? '?' : '&') + query, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
}
export const books = () => load('/api/v1/books/list', 'page=1', {}); // want: review wrapper-grown

function read(path, query, body) {
  return fetch(host + path + (~path.indexOf('?') ? '&' : '?') + query, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
}
export const found = () => read('/api/v1/books/list', 'page=1', {}); // want: review wrapper-grown

async function told(path, payload) {
  const body = await fetch(host + path, payload === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  }).then((response) => response.json());
  if (body.error) console.warn(`unexpected payload from ${path}`, body.error);
  return body.data === undefined ? body : JSON.parse(body.data);
}
export const ongoing = () =>
  told('/api/v1/series/list', { condition: { seriesStatus: { operator: 'is', value: 'ONGOING' } } }); // want: review wrapper-grown
