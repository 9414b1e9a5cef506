import axios from 'axios';

const json = { 'Content-Type': 'application/json' };

export async function series(page) {
  const res = await fetch(`/api/v1/series/list?page=${page}`, { // nope: migrated already
    method: 'POST',
    headers: json,
    body: JSON.stringify({}),
  });
  return res.json();
}

export const letters = () =>
  fetch('/api/v1/series/list/alphabetical-groups', { method: 'POST', headers: json, body: '{}' }); // nope: migrated already

export const books = (seriesId) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: seriesId } } }); // nope: migrated already

export const rename = (id, name) => axios.patch(`/api/v1/libraries/${id}`, { name }); // nope: migrated already
export const authors = () => axios.get('/api/v2/authors'); // nope: migrated already
export const names = () => axios.get('/v2/authors/names'); // nope: migrated already
export const roles = () => axios.get('/api/v2/authors/roles', { params: { unpaged: true } }); // nope: the live prefix of the second generation
export const genres = () => fetch('/v2/genres'); // nope: migrated already
export const tags = (include) => fetch(`/v2/tags?include=${include}`); // nope: migrated already
export const years = () => fetch('/api/v2/series/release-years'); // nope: migrated already
export const ages = () => fetch('/v2/age-ratings'); // nope: migrated already
