import { call } from '../scenario.ts';
import type { ContractScenario } from './contract-scenario.ts';

/** The PUT that becomes a PATCH. */
export const libraryUpdates: readonly ContractScenario[] = [
  {
    name: 'PUT by fetch',
    source: `
const base = process.env.BASE_URL;
export async function rename(id: string, name: string) {
  const response = await fetch(\`\${base}/api/v1/libraries/\${id}\`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': 'key-1' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(\`could not rename: \${response.status}\`);
  return response.status;
}
export const library = async (id: string) => (await fetch(\`\${base}/api/v1/libraries/\${id}\`, { headers: { 'X-API-Key': 'key-1' } })).json();
`,
    calls: [call('rename', 'L1', 'Black & white'), call('library', 'L1'), call('rename', 'L9', 'None')],
    outcomes: ['migrated'],
    wire: [
      ['PATCH /api/v1/libraries/L1', { name: 'Black & white' }],
      'GET /api/v1/libraries/L1',
      ['PATCH /api/v1/libraries/L9', { name: 'None' }],
    ],
    results: 'same',
    headers: { apiKey: 'key-1' },
  },
  {
    name: 'put in lower case by fetch, the options in a constant',
    path: 'client.js',
    source: `
const url = (id) => process.env.BASE_URL + '/api/v1/libraries/' + id;
export const scan = async (id, scanOnStartup) => {
  const options = { method: 'put', body: JSON.stringify({ scanOnStartup }), headers: { 'content-type': 'application/json' } };
  const { status } = await fetch(url(id), options);
  return [status, (await (await fetch(url(id))).json()).scanOnStartup];
};
`,
    calls: [call('scan', 'L2', true)],
    outcomes: ['migrated'],
    wire: [['PATCH /api/v1/libraries/L2', { scanOnStartup: true }], 'GET /api/v1/libraries/L2'],
    results: 'same',
  },
  {
    name: 'PUT by an axios instance',
    source: `
import axios, { type AxiosInstance } from 'axios';
const http: AxiosInstance = axios.create({ baseURL: process.env.BASE_URL, headers: { Authorization: 'Basic dTpw' } });
export const update = async (id: string, part: { name?: string | null; hashFiles?: boolean }) => {
  const { status } = await http.put<void>(\`/api/v1/libraries/\${encodeURIComponent(id)}\`, part);
  return [status, (await http.get(\`/api/v1/libraries/\${id}\`)).data];
};
`,
    calls: [call('update', 'L2', { name: null, hashFiles: false }), call('update', 'L2', { name: ' ' })],
    outcomes: ['migrated'],
    wire: [
      ['PATCH /api/v1/libraries/L2', { name: null, hashFiles: false }],
      'GET /api/v1/libraries/L2',
      ['PATCH /api/v1/libraries/L2', { name: ' ' }],
    ],
    results: 'same',
    headers: { authorization: 'Basic dTpw' },
  },
  {
    name: 'PUT by ky with a prefix',
    source: `
import ky from 'ky';
const api = ky.create({ prefixUrl: process.env.BASE_URL, retry: 0 });
export const move = async (id: string, root: string) => (await api.put(\`api/v1/libraries/\${id}\`, { json: { root } })).status;
export const library = (id: string) => api.get(\`api/v1/libraries/\${id}\`).json();
`,
    calls: [call('move', 'L1', '/mnt/100% +1'), call('library', 'L1')],
    outcomes: ['migrated'],
    wire: [['PATCH /api/v1/libraries/L1', { root: '/mnt/100% +1' }], 'GET /api/v1/libraries/L1'],
    results: 'same',
  },
  {
    name: 'PUT by got, as a member and as an option',
    source: `
import got from 'got';
const client = got.extend({ prefixUrl: process.env.BASE_URL, headers: { 'x-api-key': 'k' } });
export const reset = async (id: string) => (await client.put(\`api/v1/libraries/\${id}\`, { json: { oneshotsDirectory: null } })).statusCode;
export const interval = async (id: string, scanInterval: string) =>
  (await got({ url: \`\${process.env.BASE_URL}/api/v1/libraries/\${id}\`, method: 'PUT', json: { scanInterval }, headers: { 'x-api-key': 'k' } })).statusCode;
export const library = (id: string) => client.get(\`api/v1/libraries/\${id}\`).json();
`,
    calls: [call('reset', 'L1'), call('interval', 'L1', 'WEEKLY'), call('library', 'L1')],
    outcomes: ['review not-retried', 'review not-retried'],
    wire: [
      ['PATCH /api/v1/libraries/L1', { oneshotsDirectory: null }],
      ['PATCH /api/v1/libraries/L1', { scanInterval: 'WEEKLY' }],
      'GET /api/v1/libraries/L1',
    ],
    results: 'same',
    headers: { apiKey: 'k' },
  },
  {
    name: 'PUT by ofetch',
    source: `
import { ofetch } from 'ofetch';
const base = process.env.BASE_URL;
export const exclude = (id: string, names: string[]) => ofetch(\`/api/v1/libraries/\${id}\`, { baseURL: base, method: 'PUT', body: { scanDirectoryExclusions: names } });
export const excluded = async (id: string) => (await ofetch<{ scanDirectoryExclusions: string[] }>(\`\${base}/api/v1/libraries/\${id}\`)).scanDirectoryExclusions;
`,
    calls: [call('exclude', 'L1', ['tmp']), call('excluded', 'L1')],
    outcomes: ['migrated'],
    wire: [['PATCH /api/v1/libraries/L1', { scanDirectoryExclusions: ['tmp'] }], 'GET /api/v1/libraries/L1'],
    results: 'same',
  },
  {
    name: 'PUT by superagent, in CommonJS',
    path: 'client.cjs',
    source: `
const superagent = require('superagent');
const base = process.env.BASE_URL;
exports.rename = async (id, name) => (await superagent.put(base + '/api/v1/libraries/' + id).set('X-API-Key', 'k').send({ name })).status;
exports.library = (id) => superagent.get(base + '/api/v1/libraries/' + id).set('X-API-Key', 'k').then(({ body }) => body);
`,
    calls: [call('rename', 'L2', 'Neuf'), call('library', 'L2')],
    outcomes: ['migrated'],
    wire: [['PATCH /api/v1/libraries/L2', { name: 'Neuf' }], 'GET /api/v1/libraries/L2'],
    results: 'same',
    headers: { apiKey: 'k' },
  },
  {
    name: 'PUT through an own function that takes the method',
    source: `
import { send } from './send';
export const rename = (id: string, name: string) => send('PUT', \`/api/v1/libraries/\${id}\`, { name });
export const library = (id: string) => send('GET', \`/api/v1/libraries/\${id}\`);
`,
    modules: {
      'send.ts': `
export async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(process.env.BASE_URL + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.status === 204 ? null : response.json();
}
`,
    },
    calls: [call('rename', 'L1', 'Own'), call('library', 'L1')],
    outcomes: ['migrated'],
    wire: [['PATCH /api/v1/libraries/L1', { name: 'Own' }], 'GET /api/v1/libraries/L1'],
    results: 'same',
  },
];
