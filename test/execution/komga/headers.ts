import { call } from '../scenario.ts';
import type { KomgaScenario, LeftScenario } from './wire.ts';
import { series } from './wire.ts';

const read = 'return (await response.json()).totalElements;';

/** A client that lists series with some headers; each is called as `go(…)`. */
const variants: readonly (readonly [name: string, source: string, ...given: readonly unknown[]])[] = [
  [
    'of an object, set from outside',
    `class Api {
  async series() { const response = await fetch(base + '/api/v1/series', { headers: this.headers }); ${read} }
}
export const go = (headers) => { const api = new Api(); api.headers = headers; return api.series(); };`,
    { 'X-API-Key': 'k' },
  ],
  [
    'in options that are set from outside',
    `class Api {
  async series() { const response = await fetch(base + '/api/v1/series', { ...this.options, cache: 'no-store' }); ${read} }
}
export const go = (options) => { const api = new Api(); api.options = options; return api.series(); };`,
    { headers: { 'X-API-Key': 'k' } },
  ],
  [
    'in one of two spreads',
    `const auth = { headers: { 'X-API-Key': 'k' } };
const other = { cache: 'no-store' };
export const go = async () => { const response = await fetch(base + '/api/v1/series', { ...auth, ...other }); ${read} };`,
  ],
  [
    'in what a function gives',
    `const auth = () => ({ headers: { 'X-API-Key': 'k' } });
export const go = async () => { const response = await fetch(base + '/api/v1/series', { ...auth() }); ${read} };`,
  ],
  [
    'in a function that may give them again',
    `let tries = 0;
const auth = () => (tries++ > 0 ? { 'X-API-Key': 'k' } : { ...auth(), Accept: '*/*' });
export const go = async () => { const response = await fetch(base + '/api/v1/series', { headers: { ...auth() } }); ${read} };`,
  ],
  [
    'in a field that grows',
    `class Api {
  headers = { 'X-API-Key': 'k' };
  add(more) { this.headers = { ...this.headers, ...more }; return this; }
  async series() { const response = await fetch(base + '/api/v1/series', { headers: { ...this.headers } }); ${read} }
}
export const go = () => new Api().add({ Accept: '*/*' }).series();`,
  ],
  [
    'a content type under a computed name',
    `const type = 'content-type';
export const go = async () => { const response = await fetch(base + '/api/v1/series', { headers: { [type]: 'text/plain' } }); ${read} };`,
  ],
  [
    'a content type in a parameter that is spread',
    `export const go = async (headers) => { const response = await fetch(base + '/api/v1/series', { headers: { ...headers, Accept: '*/*' } }); ${read} };`,
    { 'content-type': 'application/json' },
  ],
  [
    'a content type that is set sometimes',
    `export const go = async (json) => {
  const headers = {};
  if (json) headers['content-type'] = 'application/json';
  const response = await fetch(base + '/api/v1/series', { headers });
  ${read}
};`,
    true,
  ],
  [
    'a content type in one branch',
    `export const go = async (json) => { const response = await fetch(base + '/api/v1/series', { headers: { ...(json ? { 'content-type': 'text/plain' } : {}) } }); ${read} };`,
    true,
  ],
  [
    'pairs with another content type',
    `export const go = async () => { const response = await fetch(base + '/api/v1/series', { headers: [['content-type', 'text/plain']] }); ${read} };`,
  ],
];

/** Requests that keep their headers, and have one content type. */
export const headerScenarios: readonly KomgaScenario[] = [
  ...variants.map(([name, source, ...given]) => ({
    name: `headers: ${name}`,
    path: 'client.js',
    source: `const base = process.env.BASE_URL;\n${source}\n`,
    calls: [call('go', ...given)],
    wire: [series('')],
  })),
  {
    name: 'headers: an own function that copies some of them',
    path: 'client.js',
    source: `
async function send(path, { method = 'GET', headers = {}, body } = {}) {
  const sent = new Headers();
  for (const name of Object.keys(headers)) if (name.startsWith('X-')) sent.set(name, headers[name]);
  return (await fetch(process.env.BASE_URL + path, { method, headers: sent, body })).json();
}
export const go = async () => (await send('/api/v1/series')).totalElements;
`,
    calls: [call('go')],
    wire: [series('')],
    note: 'wrapper-grown',
  },
];

/** Requests that would be sent with another content type than that of their body. */
export const leftHeaders: readonly LeftScenario[] = [
  {
    name: 'headers: of a subclass',
    path: 'client.js',
    source: `
class Base {
  async series() { return (await fetch(process.env.BASE_URL + '/api/v1/series', { headers: this.headers })).status; }
}
class Api extends Base { headers = new Headers({ 'X-API-Key': 'k' }); }
export const go = () => new Api().series();
`,
    calls: [call('go')],
    left: ['overridden'],
  },
  {
    name: 'headers: a content type of a call of axios',
    path: 'client.js',
    source: `
import axios from 'axios';
export const go = async () =>
  (await axios.get(process.env.BASE_URL + '/api/v1/series', { headers: { 'Content-Type': 'text/plain' } })).status;
`,
    calls: [call('go')],
    left: ['not-proved'],
  },
];
