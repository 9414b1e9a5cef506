import axios from 'axios';

const BOOKS = '/api/v1/books';
const headers = { Accept: 'application/json' };

export const first = () => axios.get(BOOKS, { headers }); // want: review response-not-shown
export const again = () => axios.get(BOOKS, { headers }); // want: review response-not-shown

export async function refresh(id: string) {
  const before = await fetch(`/api/v1/series/${id}/books`); // want: review response-not-shown
  await axios.post(`/api/v1/series/${id}/metadata/refresh`); // nope: below a series
  const after = await fetch(`/api/v1/series/${id}/books`); // want: review response-not-shown
  return [await before.json(), await after.json()];
}

export async function nested() {
  return fetch('/api/v1/genres', { headers: { 'X-Total': String((await axios.get('/api/v1/languages')).data.length) } }); // want: review response-not-shown, review response-not-shown
}

export const inBody = async (id: string) =>
  axios.put(`/api/v1/libraries/${id}`, { // want: migrated
    tags: (await axios.get('/api/v1/tags')).data, // want: review lists-joined
    labels: await fetch('/api/v1/sharing-labels').then((res) => res.json()), // want: review response-not-shown
  });

export const nameInUrl = async () => fetch(`/api/v1/series/${(await axios.get('/api/v1/series')).data.content[0].id}/books`); // want: manual value-unknown, review response-not-shown
