import superagent, { get } from 'superagent';
import prefix from 'superagent-prefix';

const host = process.env.READER_BACKEND;
const agent = superagent.agent().use(prefix(host));

export async function listSeries() {
  const res = await superagent.post(host + '/api/v1/series/list').send({}).set('Accept', 'application/json'); // want: review response-not-shown
  return res.body.content;
}

export const everySeries = () =>
  agent.post(`${host}/api/v1/series/list?unpaged=true`).send({}).then((res) => res.body.content); // want: review query-parameters

export const pageOfSeries = (page) =>
  // want: review query-parameters
  superagent
    .post(`${host}/api/v1/series/list`).send({})
    .query({ page, size: 20 })
    .then((res) => res.body);

export function alphabet(callback) {
  agent.post('/api/v1/series/list/alphabetical-groups').send({}).end((error, res) => callback(error, res && res.body)); // want: review response-not-shown
}

export const alphabetOf = async () =>
  (await superagent('POST', `${host}/api/v1/series/list/alphabetical-groups`).send({})).body; // want: review response-not-shown

export const titles = () => get(`${host}/api/v1/series?unpaged=true`).then(({ body }) => body.content.map((s) => s.name)); // want: manual method-in-name

export const series = (id) => agent.get(`/api/v1/series/${id}`).ok((res) => res.status < 500); // nope: one series
