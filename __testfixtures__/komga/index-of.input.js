// fixture: profile=komga
// A test of an index asks whether something is there, or whether a string starts with it.
const host = localStorage.getItem('host') || 'http://nas:25600';

function pull(path, query) {
  let url = path.indexOf('http') === 0 ? path : host + path;
  if (query) url += (url.indexOf('?') > -1 ? '&' : '?') + query;
  return fetch(url).then((response) => response.json());
}
export const series = () => pull('/api/v1/series', 'page=1'); // want: review wrapper-grown
export const genres = () => pull('/api/v1/genres'); // want: migrated

function load(path, query) {
  return fetch(host + path + (path.indexOf('?') === -1 ? '?' : '&') + query).then((response) => response.json());
}
export const books = () => load('/api/v1/books', 'page=1'); // want: review wrapper-grown

function read(path, query) {
  return fetch(host + path + (~path.indexOf('?') ? '&' : '?') + query).then((response) => response.json());
}
export const found = () => read('/api/v1/books', 'page=1'); // want: review wrapper-grown

async function told(path) {
  const body = await fetch(host + path).then((response) => response.json());
  if (body.error) console.warn(`unexpected payload from ${path}`, body.error);
  return body.data === undefined ? body : JSON.parse(body.data);
}
export const ongoing = () => told('/api/v1/series?status=ONGOING'); // want: review wrapper-grown
