// fixture: profile=komga
import axios from 'axios';

// One query for two requests: what moves leaves it, and what stays serves both.
export async function pickSeries(genre?: string) {
  const params: Record<string, unknown> = { size: 1, page: 0 };
  const first = await axios.post(
    '/api/v1/series/list',
    {
      condition: genre
        ? { anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
        : undefined,
    },
    { params },
  ); // want: migrated
  if (!first.data.totalElements) return null;
  params.page = Math.floor(Math.random() * first.data.totalElements);
  const { data } = await axios.post(
    '/api/v1/series/list',
    {
      condition: genre
        ? { anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
        : undefined,
    },
    { params },
  ); // want: migrated
  return data.content[0];
}

export async function pickInUrl(library: { id: string }) {
  const qs = new URLSearchParams([['size', '1']]);
  const first = await (
    await fetch(`/api/v1/series/list?${qs}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library.id } } }),
    })
  ).json(); // want: migrated
  qs.set('page', String(Math.floor(Math.random() * first.totalPages)));
  return (
    await fetch('/api/v1/series/list?' + qs, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library.id } } }),
    })
  ).json(); // want: migrated
}

export async function pickBySpread({ tag, status }: { tag?: string; status?: string } = {}) {
  const query = { size: 1 };
  const { data } = await axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [
          ...(tag ? [{ anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
          ...(status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    },
    { params: query },
  ); // want: migrated
  const page = Math.floor(Math.random() * data.totalElements);
  return axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [
          ...(tag ? [{ anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
          ...(status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    },
    { params: { ...query, page } },
  ); // want: migrated
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
  const first = await axios.post(
    '/api/v1/series/list',
    {
      condition: genre
        ? { anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
        : undefined,
    },
    { params: { size: params.size } },
  ); // want: migrated
  return [first, await axios.get('/api/v1/series', { params: { ...params, genre: 'Drama' } })]; // want: manual query-unknown
}

// The other one is left.
export async function ignored(genre: string) {
  const params = { size: 1, genre };
  const first = await axios.post(
    '/api/v1/series/list',
    {
      condition: genre
        ? { anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
        : undefined,
    },
    { params: { size: params.size } },
  ); // want: migrated
  // catalogue-codemod-ignore
  return [first, await axios.get('/api/v1/series', { params })]; // want: ignored
}

// Another file may read what is exported.
export const latest = { size: 2, read_status: 'UNREAD' };
export const one = () => axios.post(
  '/api/v1/books/list',
  { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
  { params: { size: latest.size } },
); // want: migrated
export const more = () => axios.get('/api/v1/books', { params: { ...latest, page: 1 } }); // want: manual query-unknown

function describe(params: object) {
  return JSON.stringify(params);
}
