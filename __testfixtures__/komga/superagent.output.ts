// fixture: profile=komga
import superagent from 'superagent';

const server = process.env.KOMGA_URL;

export const latest = (library: string) =>
  superagent.post(`${server}/api/v1/books/list`).send({
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
  }).query({ size: 5 }).set('Accept', 'application/json'); // want: migrated
export const unread = () => superagent.post(`${server}/api/v1/series/list`).send({
  condition: { readStatus: { operator: 'is', value: 'UNREAD' } },
}).retry(2); // want: migrated
export const genres = (library: string) =>
  // want: migrated
  superagent
    .get(`${server}/api/v2/genres`)
    .query({ library_id: library, unpaged: true })
    .then((res) => res.body.content);
export const languages = () =>
  superagent.get(`${server}/api/v2/languages?unpaged=true`).then((res) => res.body.content); // want: migrated

export async function filled(library?: string) {
  const query: Record<string, string> = { sort: 'metadata.titleSort,asc' };
  return (
    await superagent.post(`${server}/api/v1/series/list`).send({
      condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
    }).query(query)
  ).body; // want: migrated
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
export const asJson = () => superagent.post(`${server}/api/v1/series/list`).send({
  condition: { seriesStatus: { operator: 'is', value: 'ENDED' } },
}).type('json'); // want: migrated

// A choice of requests, and what is chained on both
const ask = (path: string, query: object, body?: object): Promise<any> =>
  (body ? superagent.post(server + path).send(body) : superagent.get(server + path)).query(query).then((res) => res.body);
export const asked = (page: number) =>
  ask('/api/v1/series/list', { page }, { condition: { libraryId: { operator: 'is', value: 'x' } } }); // want: migrated
export const askedFor = () => ask('/api/v2/languages', { library_id: 'x', unpaged: true }).then((page) => page.content); // want: migrated
export const sent = () => ask('/api/v1/books/list', { page: 2 }, { condition: { oneShot: { operator: 'isTrue' } } });
export const eitherOf = (isNew: boolean) =>
  (isNew ? superagent.get(`${server}/api/v1/series/new`) : superagent.get(`${server}/api/v1/series`)) // want: manual query-unknown
    .query({ library_id: 'x' });
export const eitherWith = (isNew: boolean, query: object) =>
  (isNew ? superagent.get(`${server}/api/v1/series/new`) : superagent.get(`${server}/api/v1/series`)).query(query); // want: manual query-unknown
