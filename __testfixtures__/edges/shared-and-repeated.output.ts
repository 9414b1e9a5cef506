import axios from 'axios';

const BOOKS = '/api/v1/books/list';
const headers = { Accept: 'application/json' };

export const first = () => axios.post(BOOKS, {}, { headers }); // want: migrated
export const again = () => axios.post(BOOKS, {}, { headers }); // want: migrated

export async function refresh(id: string) {
  const before = await fetch(`/api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
  await axios.post(`/api/v1/series/${id}/metadata/refresh`); // nope: below a series
  const after = await fetch(`/api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
  return [await before.json(), await after.json()];
}

export async function nested() {
  return fetch('/v2/genres', { headers: { 'X-Total': String((await axios.get('/v2/languages')).data.length) } }); // want: migrated, migrated
}

export const inBody = async (id: string) =>
  axios.patch(`/api/v1/libraries/${id}`, { // want: migrated
    tags: (await axios.get('/v2/tags')).data, // want: migrated
    labels: await fetch('/v2/sharing-labels').then((res) => res.json()), // want: migrated
  });

export const nameInUrl = async () => fetch(`/api/v1/series/${(await axios.post('/api/v1/series/list', {})).data.content[0].id}/books`); // want: manual value-not-in-sight, migrated
