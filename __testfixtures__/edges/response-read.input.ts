import axios from 'axios';
import https from 'node:https';

const api = axios.create({ baseURL: 'http://localhost:25600' });

declare const found: (value: unknown) => void;
const show = (value: unknown) => console.log(value);

/** Reads what it gets, whatever its caller does with it. */
async function load(path: string) {
  const { data } = await api.get(path);
  found(data);
}

const send = (path: string) => api.get(path);

export async function warm() {
  await api.get('/api/v1/books'); // want: migrated
  void fetch('/api/v1/genres'); // want: migrated
  (await api.get('/api/v1/series')) as unknown; // want: migrated
  await send('/api/v1/languages'); // want: migrated
  await load('/api/v1/publishers'); // want: review response-not-shown
  await api.get('/api/v1/tags/book'); // want: review lists-joined
}

export async function read() {
  const page = await api.get('/api/v1/books'); // want: review response-not-shown
  await send('/api/v1/languages').then(show); // want: review response-not-shown
  https.get('https://komga.local/api/v1/genres', show); // want: review response-not-shown
  https.get('https://komga.local/api/v1/publishers', { timeout: 900 }, (res) => res.resume()); // want: review response-not-shown
  if ((await fetch('/api/v1/sharing-labels')).ok) show('there'); // want: review response-not-shown
  return [page, await api.get('/api/v1/tags')]; // want: review lists-joined
}

export async function update(id: string) {
  await api.put(`/api/v1/libraries/${id}`, { name: 'A' }); // want: migrated
  const { status } = await api.put(`/api/v1/libraries/${id}`, { name: 'B' }); // want: migrated
  return status;
}
