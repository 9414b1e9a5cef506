// fixture: profile=komga
import axios from 'axios';

const root = 'https://komga.example.com';

// A list that other code reads says what was sent.
const log: string[] = [];
async function logged(method: string, path: string, body?: object) {
  log.push(method);
  return fetch(root + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
export const rename = (id: string, name: string) => logged('PATCH', `/api/v1/libraries/${id}`, { name }); // want: review used-beside
export const shown = () => log;

const sent: { method: string; path: string }[] = [];
async function undoable(method: string, path: string, body: object) {
  sent.push({ method, path });
  return fetch(root + path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
export const move = (id: string, to: string) => undoable('PATCH', `/api/v1/libraries/${id}`, { root: to }); // want: review used-beside
export const undo = () => (sent.pop()?.method === 'PUT' ? 'restore' : 'nothing');

// Headers need no such name.
async function marked(verb: string, path: string, body: object) {
  const h = new Headers({ 'Content-Type': 'application/json' });
  h.append('x-verb', verb.toLowerCase());
  return fetch(root + path, { method: verb, headers: h, body: JSON.stringify(body) });
}
export const scan = (id: string) => marked('PATCH', `/api/v1/libraries/${id}`, { scanCbx: true }); // want: review used-beside

// A constant stays what it is.
const GET = 'GET';
async function call(method: string, path: string, body?: object) {
  const response = await fetch(root + path, { method, body: body && JSON.stringify(body) });
  return method === GET ? response.json() : response.status;
}
export const books = () => call(GET, '/api/v1/books?size=2'); // want: manual method-decides

// Headers for methods by name
const api = axios.create({ baseURL: root });
for (const verb of ['put', 'post'] as const) api.defaults.headers[verb]['X-Source'] = 'editor';
export const hash = (id: string) => api.put(`/api/v1/libraries/${id}`, { hashFiles: true }); // want: manual method-decides

// Whoever listens for the old method hears nothing of the new one.
declare const bus: { emit(name: string, detail: unknown): void };
async function announced(method: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(root + path, { method, headers, body: JSON.stringify(body) });
  bus.emit(method, response.status);
  return response.ok;
}
export const share = (id: string) => announced('PATCH', `/api/v1/libraries/${id}`, { importEpubBook: true }); // want: review used-beside
