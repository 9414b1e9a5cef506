// fixture: profile=komga
// Functions of the client that join an address and a path

const server = process.env.KOMGA_URL;
const base = `${server}/api/v1/`;

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

const load = async (url) => (await fetch(url)).json();

export const genres = () => load(joined(server, '/api/v1/genres')); // want: migrated
export const tags = () => load(single(server, '/api/v1/tags')); // want: migrated
export const languages = () => load(other(`${server}/`, '/api/v1/languages')); // want: migrated
export const publishers = () => load(shaped(server, 'api/v1/publishers')); // want: migrated
export const ratings = () => load(first(server, 'api/v1/authors/roles')); // want: migrated
const sent = async (path) => (await fetch(shaped(server, path))).json();
export const people = () => sent('/api/v1/authors/names'); // want: migrated

const ends = (root, path) => (root.endsWith('/') ? root.slice(0, -1) : root) + (path[0] === '/' ? path : '/' + path);
export const volumes = async (id) => {
  const response = await fetch(ends(`${server}/api/v1`, `/series/${id}/books`)); // want: migrated
  return response.json();
};

export const ofBase = () => load(first(`${server}/api/v1`, '/publishers')); // want: migrated

async function list(path) {
  const response = await fetch(joined(base, path));
  return response.json();
}

const labels = () => list('sharing-labels'); // want: review wrapper-grown
const years = () => list('/series/release-dates'); // want: migrated

export const all = async () => [...(await labels()), ...(await years())];
