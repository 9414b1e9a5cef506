// fixture: profile=komga
import axios from 'axios';

// One query for two requests: what moves leaves it, and what stays serves both.
export async function pickSeries(genre?: string) {
  const params: Record<string, unknown> = { size: 1, page: 0 };
  if (genre) params.genre = genre;
  const first = await axios.get('/api/v1/series', { params }); // want: migrated
  if (!first.data.totalElements) return null;
  params.page = Math.floor(Math.random() * first.data.totalElements);
  const { data } = await axios.get('/api/v1/series', { params }); // want: migrated
  return data.content[0];
}

export async function pickInUrl(library: { id: string }) {
  const qs = new URLSearchParams([['library_id', library.id], ['size', '1']]);
  const first = await (await fetch(`/api/v1/series?${qs}`)).json(); // want: migrated
  qs.set('page', String(Math.floor(Math.random() * first.totalPages)));
  return (await fetch('/api/v1/series?' + qs)).json(); // want: migrated
}

export async function pickBySpread({ tag, status }: { tag?: string; status?: string } = {}) {
  const query = { size: 1, tag, read_status: status };
  const { data } = await axios.get('/api/v1/books', { params: query }); // want: migrated
  const page = Math.floor(Math.random() * data.totalElements);
  return axios.get('/api/v1/books', { params: { ...query, page } }); // want: migrated
}

// The value is asked for once, and would be asked for twice.
export async function next(queue: string[]) {
  const params = { size: 1, genre: queue.shift() };
  const first = await axios.get('/api/v1/series', { params }); // want: manual
  return [first, await axios.get('/api/v1/series', { params: { ...params, page: 1 } })]; // want: manual
}

// The filter is something else for the second request.
export async function both(genre: string) {
  const params = { size: 1, genre };
  const first = await axios.get('/api/v1/series', { params }); // want: manual
  params.genre = 'Drama';
  return [first, await axios.get('/api/v1/series', { params })]; // want: manual
}

// A function that gets the query reads what would leave it.
export async function shown(genre: string) {
  const params = { size: 1, genre };
  const first = await axios.get('/api/v1/series', { params }); // want: manual query-unknown
  return [describe(params), first, await axios.get('/api/v1/series', { params })]; // want: manual query-unknown
}

// What is spread has a filter that another one replaces.
export async function replaced(genre: string) {
  const params = { size: 1, genre };
  const first = await axios.get('/api/v1/series', { params }); // want: migrated
  return [first, await axios.get('/api/v1/series', { params: { ...params, genre: 'Drama' } })]; // want: manual query-unknown
}

// The other one is left.
export async function ignored(genre: string) {
  const params = { size: 1, genre };
  const first = await axios.get('/api/v1/series', { params }); // want: migrated
  // catalogue-codemod-ignore
  return [first, await axios.get('/api/v1/series', { params })]; // want: ignored
}

// Another file may read what is exported.
export const latest = { size: 2, read_status: 'UNREAD' };
export const one = () => axios.get('/api/v1/books', { params: latest }); // want: migrated
export const more = () => axios.get('/api/v1/books', { params: { ...latest, page: 1 } }); // want: manual query-unknown

function describe(params: object) {
  return JSON.stringify(params);
}
