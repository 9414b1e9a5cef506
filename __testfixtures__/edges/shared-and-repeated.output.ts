import axios from 'axios';

const BOOKS = '/api/v1/books/list';
const headers = { Accept: 'application/json' };

export const first = () => axios.post(BOOKS, {}, { headers }); // want: review response-not-shown
export const again = () => axios.post(BOOKS, {}, { headers }); // want: review response-not-shown

export async function refresh(id: string) {
  const before = await fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
  await axios.post(`/api/v1/series/${id}/metadata/refresh`); // nope: below a series
  const after = await fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
  return [await before.json(), await after.json()];
}

export async function nested() {
  return fetch('/v2/genres', { headers: { 'X-Total': String((await axios.get('/v2/languages')).data.length) } }); // want: review response-not-shown, review response-not-shown
}

export const inBody = async (id: string) =>
  axios.patch(`/api/v1/libraries/${id}`, { // want: migrated
    tags: (await axios.get('/v2/tags')).data, // want: review lists-joined
    labels: await fetch('/v2/sharing-labels').then((res) => res.json()), // want: review response-not-shown
  });

export const nameInUrl = async () => fetch(`/api/v1/series/${(await axios.post('/api/v1/series/list', {})).data.content[0].id}/books`); // want: manual value-unknown, review response-not-shown
