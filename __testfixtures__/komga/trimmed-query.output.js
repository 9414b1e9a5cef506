// fixture: profile=komga
// A text that is made of a query is trimmed: the mark at its end or at its start goes.
const host = 'http://nas:25600';

function write(query) {
  let text = '';
  for (const name of Object.keys(query || {})) {
    const value = query[name];
    if (value === null || value === '' || typeof value === 'undefined') continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      text += encodeURIComponent(name) + '=' + encodeURIComponent(one) + '&';
    }
  }
  return text.slice(0, -1);
}
async function get({ url, param }) {
  let address = host + url;
  if (param) {
    const query = write(param);
    if (query) address = address + '?' + query;
  }
  return (await fetch(address)).json().then((page) => page.content);
}
export const genres = (id) => get({ url: '/api/v2/genres', param: { library_id: id, unpaged: true } }); // want: migrated
export const tags = () => get({ url: '/api/v2/tags', param: { unpaged: true } }); // want: migrated

function begun(query) {
  let text = '';
  for (const name of Object.keys(query)) {
    const start = `${encodeURIComponent(name)}=`;
    if (query[name] !== undefined) text += start + query[name] + '&';
  }
  return text.substring(0, text.length - 1);
}
const load = async (path, query) => (await fetch(host + path + '?' + begun(query))).json();
export const languages = (id) =>
  load('/api/v2/languages', { library_id: id, unpaged: true }).then((page) => page.content); // want: migrated

function joined(query) {
  let text = '';
  for (const name in query) text += '&' + name + '=' + query[name];
  return text.replace(/^&/, '');
}
const read = async (path, query) => (await fetch(host + path + '?' + joined(query))).json();
export const publishers = (id) =>
  read('/api/v2/publishers', { library_id: id, unpaged: true }).then((page) => page.content); // want: migrated

const others = (query) => Object.keys(query).slice(1).map((name) => name + '=' + query[name]).join('&');
const ask = async (path, query) => (await fetch(host + path + '?' + others(query))).json();
export const labels = (id) => ask('/api/v1/sharing-labels', { first: 1, library_id: id }); // want: manual query-unknown

function cut(query) {
  let text = '';
  for (const name of Object.keys(query)) text += name + '=' + query[name] + '&';
  return text.replace(/tag=.*$/, '');
}
const only = async (path, query) => (await fetch(host + path + '?' + cut(query))).json();
export const roles = (id) => only('/api/v1/authors/roles', { library_id: id }); // want: manual query-unknown
