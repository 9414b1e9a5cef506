// fixture: profile=komga
import axios, { type AxiosAdapter, type AxiosInstance, getAdapter } from 'axios';

const send = getAdapter('fetch');
const api = axios.create({ baseURL: 'https://komga.example.com' });
const cache = new Map<string, ReturnType<AxiosAdapter>>();

// The key is the whole address, whose query moves.
api.defaults.adapter = (config) => {
  const key = axios.getUri(config);
  const known = cache.get(key) ?? send(config);
  cache.set(key, known);
  return known;
};
export const series = async () => (await api.get('/api/v1/series', { params: { library_id: '1' } })).data; // want: manual hook

const counted = axios.create({ baseURL: 'https://komga.example.com' });
const counts = { reads: 0, writes: 0 };

function install(instance: AxiosInstance) {
  instance.defaults.adapter = (config) => {
    if (config.method === 'get') counts.reads++;
    else counts.writes++;
    return send(config);
  };
}
install(counted);
export const books = async () =>
  (await counted.post('/api/v1/books/list', { condition: { libraryId: { operator: 'is', value: '1' } } })).data; // want: review method-tested

// A client of its own, whose adapter only shows the address
const shown = axios.create({
  baseURL: 'https://komga.example.com',
  adapter: (config) => {
    console.debug(axios.getUri(config));
    return send(config);
  },
});
export const latest = async () =>
  (await shown.post('/api/v1/books/list', { condition: { libraryId: { operator: 'is', value: '2' } } })).data; // want: migrated
