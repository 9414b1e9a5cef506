// fixture: profile=komga
import axios from 'axios';

const base = 'https://komga.example.com';

// The method of a rule is not that of the request, although it has the same name.
const typed = [{ method: 'POST' }, { method: 'PUT' }];
async function send(path, options) {
  const headers = typed.some((rule) => rule.method === options.method) ? { 'Content-Type': 'application/json' } : {};
  return fetch(base + path, { method: options.method, headers, body: JSON.stringify(options.body) });
}
export const rename = (id, name) => send(`/api/v1/libraries/${id}`, { method: 'PUT', body: { name } }); // want: manual method-decides
export const create = (name) => send('/api/v1/libraries', { method: 'POST', body: { name } }); // nope: not deprecated

const client = axios.create({ baseURL: base });
const marked = [{ method: 'put' }];
client.interceptors.request.use((config) => {
  if (marked.some((rule) => rule.method === config.method)) config.headers['X-Rename'] = '1';
  return config;
});
export const relabel = (id, name) => client.put(`/api/v1/libraries/${id}`, { name }); // want: manual method-decides
