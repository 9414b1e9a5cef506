// fixture: profile=komga
// Functions of the client that join an address and a path

const server = process.env.KOMGA_URL;
const base = `${server}/api`;

const joined = (...parts) => parts.map((part) => part.replace(/^\/+|\/+$/g, '')).join('/');
const single = (...parts) => parts.join('/').replace(/([^:])\/{2,}/g, '$1/');
const other = (...parts) => parts.join('/').replace(/([^:]\/)\/+/g, '$1');

function shaped(root, path) {
  let from = root;
  if (from.endsWith('/')) from = from.slice(0, -1);
  let to = path;
  if (!to.startsWith('/')) to = `/${to}`;
  return from + to;
}

const first = (root, path) => root + (path[0] === '/' ? path : `/${path}`);

const load = async (url) => (await fetch(url)).json().then((page) => page.content);

export const genres = () => load(joined(server, '/api/v2/genres?unpaged=true')); // want: migrated
export const tags = () => load(single(server, '/api/v2/tags?unpaged=true')); // want: migrated
export const languages = () => load(other(`${server}/`, '/api/v2/languages?unpaged=true')); // want: migrated
export const publishers = () => load(shaped(server, 'api/v2/publishers?unpaged=true')); // want: migrated
export const ratings = () => load(first(server, 'api/v2/authors/roles?unpaged=true')); // want: migrated
const sent = async (path) => (await fetch(shaped(server, path))).json();
export const people = () => sent('/api/v2/authors/names?unpaged=true').then((page) => page.content); // want: migrated

const ends = (root, path) => (root.endsWith('/') ? root.slice(0, -1) : root) + (path[0] === '/' ? path : '/' + path);
export const volumes = async (id) => {
  const response = await fetch(
    ends(`${server}/api/v1`, '/books/list?sort=metadata.numberSort,asc'),
    {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({condition: {seriesId: {operator: 'is', value: id}}}),
    },
  ); // want: migrated
  return response.json();
};

export const ofBase = () => load(first(`${server}/api/v2`, '/publishers?unpaged=true')); // want: migrated

async function list(path, version = 'v1') {
  const response = await fetch(joined(`${base}/${version}/`, path));
  return (await response.json()).content;
}

const labels = () => list('sharing-labels?unpaged=true', 'v2'); // want: review wrapper-grown
const years = () => list('/series/release-years?unpaged=true', 'v2'); // want: migrated

export const all = async () => [...(await labels()), ...(await years())];
