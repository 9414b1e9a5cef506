// fixture: profile=komga
// A parameter that a function changes first starts as what the call passes.
const host = 'http://nas:25600';

function get(path) {
  if (!path.startsWith('/')) path = '/' + path;
  return fetch(host + path).then((response) => response.json());
}
function post(path, body) {
  if (!path.startsWith('/')) path = '/' + path;
  return fetch(host + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
}
export const genres = () => get('api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated
export const books = (id) =>
  post('/api/v1/books/list?sort=metadata.numberSort,asc', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review wrapper-grown

function load(path, options, payload) {
  if (!path.match(/^\//)) path = '/' + path;
  options = options || {};
  const query = new URLSearchParams(options.query || {});
  return fetch(host + path + '?' + query, {
    method: payload === undefined ? options.method || 'GET' : options.method || 'POST',
    body: payload === undefined ? options.body : JSON.stringify(payload),
    ...(payload !== undefined && { headers: { 'Content-Type': 'application/json' } }),
  });
}
export const series = () => load(
  '/api/v1/series/list',
  { query: { page: 1 } },
  { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } },
); // want: review wrapper-grown
export const rename = (id, name) => load(`api/v1/libraries/${id}`, { method: 'PATCH', body: JSON.stringify({ name }) }); // want: migrated

function read(path) {
  if (path.match(/^\//) === null) path = '/' + path;
  return fetch(host + path).then((response) => response.json()).then((page) => page.content);
}
export const publishers = () => read('api/v2/publishers?unpaged=true'); // want: migrated
export const inLibrary = (id) => read(`api/v2/languages?library_id=${id}&unpaged=true`); // want: migrated

function list(name, page) {
  name = name.replace('books', 'readlists');
  return fetch(`${host}/api/v1/${name}?page=${page}`).then((response) => response.json());
}
export const readlists = () => list('books', 1); // nope: the path of another list

function ask(path) {
  retry(() => (path = '/api/v1/collections'));
  return fetch(host + path);
}
export const asked = () => ask('/api/v1/books'); // want: manual not-followed
