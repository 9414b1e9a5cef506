import { call } from '../scenario.ts';
import type { KomgaScenario, LeftScenario } from './wire.ts';
import { series } from './wire.ts';

type Variant = readonly [name: string, hook: string, more?: string];

const base = 'process.env.BASE_URL';

/** An axios client with something between it and the server; `more` are options that it is made with. */
function axiosWith(hook: string, more = ''): string {
  return `
import axios from 'axios';
const log = () => undefined;
const http = axios.create({ baseURL: ${base}${more} });
${hook}
export const list = async () => (await http.get('/api/v1/series', { params: { size: 3, library_id: 'L1' } })).data.totalElements;
export const genres = async () => (await http.get('/api/v1/genres')).data.length;
`;
}

/** Hooks that do nothing with what changes. */
const harmless: readonly Variant[] = [
  ['a log of the URL', 'http.interceptors.request.use((c) => { log(c.url, c.params); return c; });'],
  [
    'a header',
    "http.interceptors.request.use((config) => { config.headers.Authorization = 'Bearer t'; return config; });",
  ],
  [
    'a header on all paths but one',
    "http.interceptors.request.use((c) => { if (!c.url.includes('/login')) c.headers.set('X-API-Key', 'k'); return c; });",
  ],
  [
    'a test of the status',
    'http.interceptors.response.use((r) => { if (r.status === 401) throw new Error(r.config.url); return r; }, (e) => Promise.reject(e));',
  ],
  [
    'a parameter that stays in the query',
    'http.interceptors.request.use((c) => { c.params = { ...c.params, page: 0 }; return c; });',
  ],
  ['a log of the length', 'http.interceptors.response.use((r) => { log(r.data.length); return r; });'],
  [
    'a function that is followed',
    'const sign = (c) => { c.headers.set("X-Time", "1"); return c; };\nhttp.interceptors.request.use((c) => sign(c));',
  ],
  ['a default that stays in the query', '', ', params: { page: 0 }'],
  [
    'an interceptor of another client',
    'axios.create().interceptors.response.use((r) => ({ ...r, data: r.data.items }));',
  ],
  ['JSON as it is', '', ', transformResponse: [(text) => JSON.parse(text)]'],
  [
    'the body as it is',
    '',
    ', transformRequest: [(data, headers) => { headers.set("X-Api-Key", "k"); return data; }, ...axios.defaults.transformRequest]',
  ],
];

/** Hooks that do something with what changes. */
const harmful: readonly Variant[] = [
  ['a filter', "http.interceptors.request.use((c) => { c.params = { ...c.params, tag: 'x' }; return c; });"],
  ['a filter by name', "http.interceptors.request.use((c) => { c.params.tag = 'x'; return c; });"],
  [
    'a filter in a function',
    "const scope = (c) => { c.params.tag = 'x'; return c; };\nhttp.interceptors.request.use((c) => scope(c));",
  ],
  ['a body', 'http.interceptors.request.use((c) => { if (c.data) c.data = { search: c.data }; return c; });'],
  ['a default', '', ", params: { tag: 'x' }"],
  ['another body', '', ', transformRequest: [(data) => data && new URLSearchParams(data).toString()]'],
];

/** Hooks that do something with a response that changes. */
const reading: readonly Variant[] = [
  [
    'a list in an object',
    'http.interceptors.response.use((r) => { if (Array.isArray(r.data)) r.data = { items: r.data, length: r.data.length }; return r; });',
  ],
  ['another response', 'http.interceptors.response.use((r) => ({ ...r, data: Object.values(r.data) }));'],
  [
    'an own reading',
    '',
    ', transformResponse: [(text) => { const v = JSON.parse(text); return Array.isArray(v) ? v.map(String) : v; }]',
  ],
];

/** Other libraries: what they are made with, and a call that lists genres. */
const others: readonly (readonly [name: string, harmless: string, harmful: string])[] = [
  [
    'ky',
    `import ky from 'ky';
const api = ky.extend({ hooks: { beforeRequest: [(request) => { request.headers.set('X-API-Key', 'k'); }], afterResponse: [(_q, _o, response) => { if (response.status === 401) throw new Error('401'); }] } });
export const genres = async () => (await api.get(${base} + '/api/v1/genres').json()).length;`,
    `import ky from 'ky';
const api = ky.extend({ hooks: { afterResponse: [async (_q, _o, response) => new Response(JSON.stringify((await response.json()).slice(1)))] } });
export const genres = async () => (await api.get(${base} + '/api/v1/genres').json()).length;`,
  ],
  [
    'ky, by the path',
    `import ky from 'ky';
const api = ky.extend({ hooks: { beforeRequest: [(request) => { const url = new URL(request.url); if (url.pathname.startsWith('/actuator')) request.headers.set('X-Probe', '1'); }] } });
export const genres = async () => (await api.get(${base} + '/api/v1/genres').json()).length;`,
    `import ky from 'ky';
const api = ky.extend({ hooks: { beforeRequest: [(request) => { const url = new URL(request.url); if (url.pathname.startsWith('/api/v1/genres')) request.headers.set('X-API-Key', 'k'); }] } });
export const genres = async () => (await api.get(${base} + '/api/v1/genres').json()).length;`,
  ],
  [
    'got',
    `import got from 'got';
const api = got.extend({ prefixUrl: ${base}, hooks: { beforeRequest: [(options) => { options.headers['x-api-key'] = 'k'; }] } });
export const genres = async () => (await api.get('api/v1/genres').json()).length;`,
    `import got from 'got';
const api = got.extend({ prefixUrl: ${base}, parseJson: (text) => new Map(Object.entries(JSON.parse(text))) });
export const genres = async () => (await api.get('api/v1/genres').json()).size;`,
  ],
  [
    'ofetch',
    `import { ofetch } from 'ofetch';
const api = ofetch.create({ baseURL: ${base}, onRequest({ options }) { options.headers.set('X-API-Key', 'k'); }, onResponse({ response }) { if (!response.ok) throw new Error(String(response.status)); } });
export const genres = async () => (await api('/api/v1/genres')).length;`,
    `import { ofetch } from 'ofetch';
const api = ofetch.create({ baseURL: ${base}, onResponse({ response }) { response._data = response._data.map(String).reverse(); } });
export const genres = async () => (await api('/api/v1/genres')).length;`,
  ],
];

const listed = series('size=3', { libraryId: { operator: 'is', value: 'L1' } });
const genres = 'GET /api/v2/genres?unpaged=true';
const withPage = new Set(['a parameter that stays in the query', 'a default that stays in the query']);

/** Clients whose hooks do no harm. */
export const hookScenarios: readonly KomgaScenario[] = [
  ...harmless.map(([name, hook, more]) => ({
    name: `hooks, harmless: ${name}`,
    path: 'client.js',
    source: axiosWith(hook, more),
    calls: [call('list'), call('genres')],
    wire: withPage.has(name)
      ? [series('page=0&size=3', { libraryId: { operator: 'is', value: 'L1' } }), `${genres}&page=0`]
      : [listed, genres],
  })),
  ...others.map(([name, source]) => ({
    name: `hooks, harmless: ${name}`,
    path: 'client.js',
    source,
    calls: [call('genres')],
    wire: [genres],
  })),
  {
    name: 'hooks: the data that an interceptor in another file gives',
    path: 'client.js',
    source: `
import { http } from './http.js';
import './setup.js';
export const genres = async () => (await http.get('/api/v1/genres')).length;
`,
    modules: {
      'http.js': `import axios from 'axios';\nexport const http = axios.create({ baseURL: ${base} });\n`,
      'setup.js': `import { http } from './http.js';\nhttp.interceptors.response.use((response) => response.data);\n`,
    },
    calls: [call('genres')],
    wire: [genres],
  },
];

/** Clients whose hooks do something with what changes. */
export const leftHooks: readonly LeftScenario[] = [
  ...harmful.map(([name, hook, more]) => ({
    name: `hooks: ${name}`,
    path: 'client.js',
    source: axiosWith(hook, more).replace(/^export const genres.*$/m, ''),
    calls: [call('list')],
    left: ['hook'],
  })),
  ...reading.map(([name, hook, more]) => ({
    name: `hooks: ${name}`,
    path: 'client.js',
    source: axiosWith(hook, more).replace(/^export const list.*$/m, ''),
    calls: [call('genres')],
    left: ['hook'],
  })),
  ...others.map(([name, , source]) => ({
    name: `hooks: ${name}`,
    path: 'client.js',
    source,
    calls: [call('genres')],
    left: ['hook'],
  })),
];
