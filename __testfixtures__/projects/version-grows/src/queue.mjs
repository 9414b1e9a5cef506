import { request } from 'undici';

const host = process.env.KOMGA_URL;

function encode(query) {
  return Object.keys(query)
    .filter((name) => query[name] !== undefined)
    .flatMap((name) => [].concat(query[name]).map((value) => `${name}=${encodeURIComponent(value)}`))
    .join('&');
}

export async function call(method, path, { query, body } = {}, attempt = 1) {
  const search = query ? encode(query) : '';
  const url = `${host}/api/v1/${path}${search ? `?${search}` : ''}`;
  const response = await request(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (response.statusCode >= 500 && attempt < 3) return call(method, path, { query, body }, attempt + 1);
  return response.body.json();
}

const get = (path, query) => call('GET', path, { query });

export const libraries = () => get('libraries'); // nope: libraries
export const found = (text) => get('series', { search: text }); // want: review wrapper-grown
export const genres = () => get('genres'); // want: review wrapper-grown
export const tags = (library) => get('tags', { library_id: library }); // want: migrated
