// fixture: profile=komga
// Functions of the client that write a query

const server = process.env.KOMGA_URL;

async function api(path, init) {
  const response = await fetch(server + path, init);
  return response.json();
}

/** With its question mark. */
function joined(query) {
  return `?${Object.keys(query)
    .filter((name) => query[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(query[name])}`)
    .join('&')}`;
}

/** Each value of a list for itself. */
const listed = (query) =>
  Object.keys(query)
    .map((name) =>
      Array.isArray(query[name])
        ? query[name].map((value) => `${name}=${encodeURIComponent(value)}`).join('&')
        : `${name}=${encodeURIComponent(query[name])}`,
    )
    .filter(Boolean)
    .join('&');

const collected = (query) =>
  new URLSearchParams(
    Object.keys(query).reduce((all, name) => {
      if (query[name] !== undefined) all[name] = query[name];
      return all;
    }, {}),
  );

const spread = (query) =>
  Object.entries(query).reduce((all, [name, value]) => (value ? [...all, `${name}=${value}`] : all), []).join('&');

/** Another name for each parameter. */
const renamed = (query) =>
  new URLSearchParams(
    Object.keys(query).reduce((all, name) => {
      all[`old_${name}`] = query[name];
      return all;
    }, {}),
  );

export const genres = (id) =>
  api('/api/v2/genres' + joined({ library_id: id, unpaged: true })).then((page) => page.content); // want: migrated
export const tags = (id) =>
  api(`/api/v2/tags?${listed({ library_id: id, unpaged: true })}`).then((page) => page.content); // want: migrated
export const languages = (id) =>
  api(`/api/v2/languages?${collected({ library_id: id, unpaged: true })}`).then((page) => page.content); // want: migrated
export const publishers = (id) => api('/api/v1/publishers?' + spread({ library_id: id })); // want: manual query-unknown
export const ratings = (id) => api(`/api/v1/age-ratings?${renamed({ library_id: id })}`); // want: manual query-unknown

async function asked(path, query, version = 'v1') {
  let url = `${server}/api/${version}/${path.replace(/^\//, '')}`;
  const text = listed(query);
  if (text) url += (url.includes('?') ? '&' : '?') + text;
  const response = await fetch(url);
  return response.json();
}

const labels = (id) => asked('/sharing-labels', { library_id: id, unpaged: true }, 'v2').then((page) => page.content); // want: review wrapper-grown

export const all = () => labels('1');

/** Adds one parameter after the other to a text. */
function added(query) {
  let text = '';
  for (const name in query) {
    if (query[name] === undefined) continue;
    text += (text ? '&' : '?') + encodeURIComponent(name) + '=' + encodeURIComponent(query[name]);
  }
  return text;
}

export const roles = (id) =>
  api('/api/v2/authors/names' + added({ search: id, unpaged: true })).then((page) => page.content); // want: migrated
