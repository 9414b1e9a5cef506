// fixture: profile=komga
import superagent from 'superagent';

const server = process.env.KOMGA_URL;

export const latest = (library: string) =>
  superagent.get(`${server}/api/v1/books`).query({ library_id: library, size: 5 }).set('Accept', 'application/json'); // want: migrated
export const unread = () => superagent.get(`${server}/api/v1/series`).query({ read_status: 'UNREAD' }).retry(2); // want: migrated
export const genres = (library: string) =>
  // want: migrated
  superagent
    .get(`${server}/api/v1/genres`)
    .query({ library_id: library })
    .then((res) => res.body);
export const languages = () => superagent.get(`${server}/api/v1/languages`).then((res) => res.body); // want: migrated

export async function filled(library?: string) {
  const query: Record<string, string> = { sort: 'metadata.titleSort,asc' };
  if (library) query.library_id = library;
  return (await superagent.get(`${server}/api/v1/series`).query(query)).body; // want: migrated
}

export async function later(library: string) {
  const request = superagent.get(`${server}/api/v1/series`); // want: manual query-unknown
  request.query({ library_id: library });
  return (await request).body;
}

export const twice = (library: string) =>
  superagent.get(`${server}/api/v1/series`).query({ library_id: library }).query('size=5'); // want: manual query-unknown

// Another content type than that of the new body
const plain = superagent.agent().set('Content-Type', 'text/plain');
export const byAgent = () => plain.get(`${server}/api/v1/series`).query({ status: 'ENDED' }); // want: manual not-proved
export const asForm = () => superagent.get(`${server}/api/v1/series`).type('form').query({ status: 'ENDED' }); // want: manual not-proved
export const asJson = () => superagent.get(`${server}/api/v1/series`).type('json').query({ status: 'ENDED' }); // want: migrated

// A choice of requests, and what is chained on both
const ask = (path: string, query: object, body?: object): Promise<any> =>
  (body ? superagent.post(server + path).send(body) : superagent.get(server + path)).query(query).then((res) => res.body);
export const asked = (page: number) => ask('/api/v1/series', { library_id: 'x', page }); // want: migrated
export const askedFor = () => ask('/api/v1/languages', { library_id: 'x' }); // want: migrated
export const sent = () => ask('/api/v1/books/list', { page: 2 }, { condition: { oneShot: { operator: 'isTrue' } } });
export const eitherOf = (isNew: boolean) =>
  (isNew ? superagent.get(`${server}/api/v1/series/new`) : superagent.get(`${server}/api/v1/series`)) // want: manual query-unknown
    .query({ library_id: 'x' });
export const eitherWith = (isNew: boolean, query: object) =>
  (isNew ? superagent.get(`${server}/api/v1/series/new`) : superagent.get(`${server}/api/v1/series`)).query(query); // want: manual query-unknown
