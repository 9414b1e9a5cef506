import superagent from 'superagent';
import { config } from './config.js';

const agent = superagent.agent().auth(config.komga.user, config.komga.password).accept('json');

export const komgaGet = (path, query = {}) =>
  agent
    .get(config.komga.url + path)
    .query(query)
    .then((res) => res.body);

export function load(path) {
  return superagent.get(config.komga.url + path).set('X-API-Key', config.komga.key);
}
