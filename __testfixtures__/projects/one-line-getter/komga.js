import { request } from 'undici';

const API = process.env.KOMGA_ORIGIN + '/api/v1/';

async function call(method, path, { query, body } = {}) {
  const text = query ? '?' + new URLSearchParams(query) : '';
  const { body: stream } = await request(API + path + text, {
    method,
    headers: { 'x-api-key': 'key', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  return stream.json();
}

const get = (path, query) => call('GET', path, { query });

export const search = async (term) => (await get('series', { search: term, size: 20 })).content; // want: review wrapper-grown
export const genres = async () => (await get('genres')).join('\n'); // want: review wrapper-grown
export const latest = async () => (await get('books/latest')).content; // nope: a live list
export const scan = (id) => call('POST', `libraries/${id}/scan`); // nope: not a list
