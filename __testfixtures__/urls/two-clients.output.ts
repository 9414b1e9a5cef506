import axios from 'axios';
import ky from 'ky';

const a = axios.create({ baseURL: process.env.A_URL });
const b = axios.create({ baseURL: process.env.B_URL });
// Only the first client shows that it calls this service, which says nothing about the second
export const lists = () => a.get('/api/v1/readlists');
export const genres = async () => (await a.get<string[]>('/v2/genres')).data; // want: review response-not-shown
export const up = () => b.get('/api/v1/series', { params: { 'match[]': 'up' } }); // mention: a time series
export const all = () => b.get('/api/v1/series'); // mention: the same client

// The addresses are passed, and known to nobody
export function readers(config: { first: string; second: string }) {
  const first = ky.create({ prefixUrl: config.first });
  const second = ky.create({ prefixUrl: config.second });
  return {
    lists: () => first.get('api/v1/readlists').json(),
    publishers: () => first.get('v2/publishers').json<string[]>(), // want: review response-not-shown
    up: () => second.get('api/v1/series?match[]=up').json(), // mention: a time series
    all: () => second.get('api/v1/series').json(), // mention: the same client
  };
}
