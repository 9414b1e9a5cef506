// fixture: profile=komga
import superagent from 'superagent';

const BASE = `${process.env.KOMGA_URL}/api/v1/`;
const get = (path) => superagent.get(BASE + path);
const send = (method, path) => superagent(method, BASE + path);

export const genres = async () => (await get('genres').query({ library_id: 'L1' })).body; // want: review wrapper-grown
export const search = async (term) => (await get('series').query({ search: term, size: 10 })).body; // want: migrated
export const books = async (term) => (await send('GET', 'books').query({ search: term })).body; // want: manual no-slot
export const apart = async (term) => (await superagent.get(`${BASE}books`).query({ search: term }).query({ size: 5 })).body; // want: manual query-unknown

// Two requests share what is chained on the choice between them.
export const newOrAll = (isNew, term) =>
  (isNew ? superagent.get(`${BASE}series/new`) : superagent.get(`${BASE}series`)).query({ search: term }); // want: manual query-unknown
export const labels = (isOwn, library) =>
  (isOwn ? superagent.get(`${BASE}collections`) : superagent.get(`${BASE}sharing-labels`)).query({ library_id: library }); // want: manual query-unknown
