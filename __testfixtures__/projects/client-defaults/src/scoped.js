import axios from 'axios';

// A copy of the request has a filter of its own, which a search reads in its body only
const scoped = axios.create({ baseURL: 'https://komga.example.org' });
scoped.interceptors.request.use((config) => ({ ...config, params: { library_id: 'L1', ...config.params } }));
export const ended = (size) => scoped.get('/api/v1/series', { params: { size } }); // want: manual hook
export const letters = () => scoped.get('/api/v1/genres').then(({ data }) => data.length); // want: migrated

// A copy that has nothing of the kind
const timed = axios.create({ baseURL: 'https://komga.example.org' });
timed.interceptors.request.use((config) => ({ ...config, timeout: 1000 }));
export const recent = (size) => timed.get('/api/v1/series', { params: { size, status: 'ENDED' } }); // want: migrated

// What every response is turned into is not the response
const boxed = axios.create({ baseURL: 'https://komga.example.org' });
boxed.defaults.transformResponse = [(text) => ({ items: JSON.parse(text) })];
export const labels = () => boxed.get('/api/v1/sharing-labels').then(({ data }) => data.items.length); // want: manual hook
