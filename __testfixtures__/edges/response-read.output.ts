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
  await api.post('/api/v1/books/list', {}); // want: migrated
  void fetch('/v2/genres'); // want: migrated
  (await api.post('/api/v1/series/list', {})) as unknown; // want: migrated
  await send('/v2/languages'); // want: migrated
  await load('/v2/publishers'); // want: review response-not-shown
  await api.get('/v2/tags'); // want: review lists-joined
}

export async function read() {
  const page = await api.post('/api/v1/books/list', {}); // want: review response-not-shown
  await send('/v2/languages').then(show); // want: review response-not-shown
  https.get('https://komga.local/v2/genres', show); // want: review response-not-shown
  https.get('https://komga.local/v2/publishers', { timeout: 900 }, (res) => res.resume()); // want: review response-not-shown
  if ((await fetch('/v2/sharing-labels')).ok) show('there'); // want: review response-not-shown
  return [page, await api.get('/v2/tags')]; // want: review lists-joined
}

export async function update(id: string) {
  await api.patch(`/api/v1/libraries/${id}`, { name: 'A' }); // want: migrated
  const { status } = await api.patch(`/api/v1/libraries/${id}`, { name: 'B' }); // want: migrated
  return status;
}
