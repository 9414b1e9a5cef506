import { call } from '../scenario.ts';
import type { KomgaScenario, LeftScenario } from './wire.ts';

const fill = `{ init.headers['Content-Type'] = 'application/json'; init.body = JSON.stringify(body); }`;

/** A client with one function for all requests, which does something by the method before it sends. */
function byMethod(inside: string, before = ''): string {
  return `
const base = process.env.BASE_URL;
${before}
async function request(method, path, body) {
  const init = { method, headers: { 'X-API-Key': 'k' } };
  ${inside}
  const response = await fetch(base + path, init);
  return [response.status, await response.text()];
}
export const rename = (id, name) => request('PUT', '/api/v1/libraries/' + id, { name });
export const library = (id) => request('GET', '/api/v1/libraries/' + id);
`;
}

const calls = [call('rename', 'L1', 'New'), call('library', 'L1')];

type Variant = readonly [name: string, inside: string, before?: string];

/** Code that does the same for PUT and PATCH. */
const alike: readonly Variant[] = [
  ['if there is a body', `if (body !== undefined) ${fill}`],
  ['unless it is a GET', `if (method !== 'GET') ${fill}`],
  ['in a list that has both', `if (['POST', 'PUT', 'PATCH'].includes(method)) ${fill}`],
  ['in a set that has both', `if (sent.has(method)) ${fill}`, `const sent = new Set(['PUT', 'PATCH']);`],
  ['a switch that has both', `switch (method) { case 'PUT': case 'PATCH': ${fill} break; default: }`],
  ['a switch by default', `switch (method.toUpperCase()) { case 'GET': break; default: ${fill} }`],
  ['a regular expression for both', `if (/^P/.test(method)) ${fill}`],
  ['a helper that gives the same', `if (sends(method)) ${fill}`, `const sends = (m) => m !== 'GET' && m !== 'HEAD';`],
  ['a table that has both', `if (sent[method]) ${fill}`, `const sent = { PUT: true, PATCH: true };`],
  ['a return before it', `if (method === 'GET') return [(await fetch(base + path, init)).status]; ${fill}`],
  ['a log', `if (body) ${fill} if (method === 'PUT') log('updating', path);`, 'const log = () => undefined;'],
];

/** Code that does not. */
const otherwise: readonly Variant[] = [
  ['a comparison', `if (method === 'POST' || method === 'PUT') ${fill}`],
  ['a list', `if (['POST', 'PUT'].includes(method)) ${fill}`],
  ['a list with indexOf', `if (sent.indexOf(method) >= 0) ${fill}`, `const sent = ['POST', 'PUT'];`],
  ['a set', `if (sent.has(method.toUpperCase())) ${fill}`, `const sent = new Set(['POST', 'PUT']);`],
  ['a map', `if (sent.get(method)) ${fill}`, `const sent = new Map([['POST', true], ['PUT', true]]);`],
  ['a switch', `switch (method) { case 'POST': case 'PUT': ${fill} break; default: }`],
  ['a regular expression', `if (sent.test(method)) ${fill}`, `const sent = /^(post|put)$/i;`],
  ['a helper', `if (sends(method)) ${fill}`, `const sends = (m) => m === 'POST' || m === 'PUT';`],
  ['a table with in', `if (method in sent) ${fill}`, `const sent = { POST: 1, PUT: 1 };`],
  [
    'a table of types',
    `if (types[method]) init.headers['Content-Type'] = types[method]; if (body) init.body = JSON.stringify(body);`,
    `const types = { POST: 'application/json', PUT: 'application/json' };`,
  ],
  ['a constant', `const sends = method === 'POST' || method === 'PUT'; if (sends) ${fill}`],
  [
    'a spread',
    `Object.assign(init, method === 'PUT' && { body: JSON.stringify(body) }); if (body) init.headers['Content-Type'] = 'application/json';`,
  ],
  [
    'a function that builds the options',
    `Object.assign(init, optionsFor(method, body));`,
    `function optionsFor(m, b) {
  if (m === 'PUT') return { body: JSON.stringify(b), headers: { 'Content-Type': 'application/json' } };
  return {};
}`,
  ],
  ['an error', `if (!['GET', 'PUT'].includes(method)) throw new Error('no such method'); if (body) ${fill}`],
];

const axiosBy = (more: string, made = ''): string => `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL${made} });
${more}
export const rename = async (id, name) => (await http.put('/api/v1/libraries/' + id, { name })).status;
`;

/** Requests whose functions test the method, and send the same for the new one. */
export const methodScenarios: readonly KomgaScenario[] = alike.map(([name, inside, before]) => ({
  name: `by method, alike: ${name}`,
  path: 'client.js',
  source: byMethod(inside, before),
  calls,
  wire: [['PATCH /api/v1/libraries/L1', { name: 'New' }], 'GET /api/v1/libraries/L1'],
}));

/** Requests whose functions do something for the old method that they would not do for the new one. */
export const leftMethods: readonly LeftScenario[] = [
  ...otherwise.map(([name, inside, before]) => ({
    name: `by method, otherwise: ${name}`,
    path: 'client.js',
    source: byMethod(inside, before),
    calls,
    left: ['method-decides'],
  })),
  ...[
    [
      'an interceptor',
      `http.interceptors.request.use((c) => { if (c.method === 'put') c.headers.Accept = '*/*'; return c; });`,
      '',
    ],
    ['headers of the client', '', `, headers: { put: { 'X-API-Key': 'k' } }`],
    ['headers given later', `http.defaults.headers.put['X-API-Key'] = 'k';`, ''],
    ['headers of the library', `axios.defaults.headers.put['X-API-Key'] = 'k';`, ''],
  ].map(([name, more = '', made]) => ({
    name: `by method, axios: ${name}`,
    path: 'client.js',
    source: axiosBy(more, made),
    calls: [call('rename', 'L1', 'New')],
    left: ['method-decides'],
  })),
  {
    name: 'by method: a header of GET only',
    path: 'client.js',
    source: `
async function request(path, { method = 'GET', body } = {}) {
  const headers = {};
  if (method === 'GET') headers['X-API-Key'] = 'k';
  if (body) headers['Content-Type'] = 'application/json';
  return (await fetch(process.env.BASE_URL + path, { method, headers, body: body && JSON.stringify(body) })).json();
}
export const series = async () => (await request('/api/v1/series')).totalElements;
`,
    calls: [call('series')],
    left: ['method-decides'],
  },
];
