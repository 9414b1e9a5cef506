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

// The same, put at the end of a list that exists already
const wrapped = axios.create({ baseURL: 'https://komga.example.org' });
wrapped.defaults.transformResponse.push((data) => ({ items: data }));
export const ages = () => wrapped.get('/api/v1/age-ratings').then(({ data }) => data.items.length); // want: manual hook

// Filters that are added as a part of the defaults, from another object, by a function, or instead of the others
const local = axios.create({ baseURL: 'https://komga.example.org', params: {} });
local.defaults.params.library_id = 'L1';
export const here = (size) => local.get('/api/v1/series', { params: { size } }); // want: manual hook

const filters = { library_id: 'L1' };
const spread = axios.create({ baseURL: 'https://komga.example.org' });
spread.interceptors.request.use((config) => {
  config.params = { ...filters, ...config.params };
  return config;
});
export const ofFilters = (size) => spread.get('/api/v1/series', { params: { size } }); // want: manual hook

const assigned = axios.create({ baseURL: 'https://komga.example.org', params: {} });
assigned.interceptors.request.use((config) => {
  Object.assign(config.params, { size: 5 }, filters);
  return config;
});
export const ofAssigned = (page) => assigned.get('/api/v1/series', { params: { page } }); // want: manual hook

const called = axios.create({ baseURL: 'https://komga.example.org' });
const withOne = (name, params) => ({ ...params, [name]: 5, library_id: 'L1' });
called.interceptors.request.use((config) => {
  config.params = withOne('size', config.params);
  return config;
});
export const ofCalled = (page) => called.get('/api/v1/series', { params: { page } }); // want: manual hook

const replaced = axios.create({ baseURL: 'https://komga.example.org' });
replaced.interceptors.request.use((config) => {
  config.params = { size: 5 };
  return config;
});
export const ofReplaced = (library) => replaced.get('/api/v1/series', { params: { library_id: library } }); // want: manual hook

// Paging is added, and the rest stays
const paged = axios.create({ baseURL: 'https://komga.example.org' });
paged.interceptors.request.use((config) => {
  config.params = { size: 5, ...(config.params ?? {}) };
  return config;
});
export const ofPaged = () => paged.get('/api/v1/series', { params: { library_id: 'L1' } }); // want: migrated

// The same by other means: a copy, what is merged into the defaults, another name for them
const copied = axios.create({ baseURL: 'https://komga.example.org' });
copied.interceptors.request.use((config) =>
  Object.assign({}, config, { params: { ...config.params, library_id: 'L1' } }),
);
export const ofCopied = (size) => copied.get('/api/v1/series', { params: { size } }); // want: manual hook

const merged = axios.create({ baseURL: 'https://komga.example.org' });
Object.assign(merged.defaults, { params: { library_id: 'L1' } });
export const ofMerged = (size) => merged.get('/api/v1/series', { params: { size } }); // want: manual hook

const renamed = axios.create({ baseURL: 'https://komga.example.org' });
const { defaults } = renamed;
defaults.params = filters;
export const ofRenamed = (size) => renamed.get('/api/v1/series', { params: { size } }); // want: manual hook

const waiting = axios.create({ baseURL: 'https://komga.example.org' });
Object.assign(waiting.defaults, { timeout: 1000 });
export const ofWaiting = (size) => waiting.get('/api/v1/series', { params: { size, status: 'ENDED' } }); // want: migrated

// A content type that only requests with a body have
const plain = axios.create({ baseURL: 'https://komga.example.org' });
plain.defaults.headers.common['Content-Type'] = 'text/plain';
export const ofPlain = (size) => plain.get('/api/v1/series', { params: { size, status: 'ENDED' } }); // want: manual method-decides

const typed = axios.create({ baseURL: 'https://komga.example.org', headers: { common: { 'Content-Type': 'application/json' } } });
export const ofTyped = (size) => typed.get('/api/v1/series', { params: { size, status: 'ENDED' } }); // want: migrated
