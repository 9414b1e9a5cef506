// fixture: profile=komga
// A parameter that a function changes first starts as what the call passes.
const host = 'http://nas:25600';

function get(path) {
  if (!path.startsWith('/')) path = '/' + path;
  return fetch(host + path).then((response) => response.json());
}
export const genres = () => get('api/v1/genres'); // want: migrated
export const books = (id) => get(`/api/v1/series/${id}/books`); // want: review wrapper-grown

function load(path, options) {
  if (!path.match(/^\//)) path = '/' + path;
  options = options || {};
  const query = new URLSearchParams(options.query || {});
  return fetch(host + path + '?' + query, { method: options.method || 'GET', body: options.body });
}
export const series = () => load('/api/v1/series', { query: { status: 'ENDED', page: 1 } }); // want: review wrapper-grown
export const rename = (id, name) => load(`api/v1/libraries/${id}`, { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated

function read(path) {
  if (path.match(/^\//) === null) path = '/' + path;
  return fetch(host + path).then((response) => response.json());
}
export const publishers = () => read('api/v1/publishers'); // want: migrated
export const inLibrary = (id) => read(`api/v1/languages?library_id=${id}`); // want: migrated

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
