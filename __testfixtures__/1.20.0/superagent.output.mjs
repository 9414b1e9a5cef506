import * as superagent from 'superagent';
import { origin } from './env.mjs';

const agent = superagent.agent().set('X-API-Key', origin.key);

export const authors = async () => (await agent.get(`${origin.url}/api/v2/authors`)).body; // want: review response-not-shown

export const editors = async () => {
  const { body } = await superagent // want: review response-not-shown
    .get(`${origin.url}/api/v2/authors`)
    .query({ role: 'editor' })
    .timeout({ response: 2000 });
  return body;
};

export const suggest = (text, done) =>
  superagent.get(origin.url + '/api/v2/authors?search=' + text).end((_error, res) => done(res?.body ?? [])); // want: review response-not-shown

export const areThere = () => agent.head(`${origin.url}/api/v1/authors`); // nope: another method
