// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { call } from '../scenario.ts';
import type { LeftScenario } from './wire.ts';

const base = 'process.env.BASE_URL';
const sign = 'const sign = (method, path) => `${method} ${path}`;';

/** Clients that use more of a request than they send, or give its query elsewhere. */
const variants: readonly (readonly [name: string, code: string, source: string])[] = [
  [
    'the method is signed',
    'used-beside',
    `${sign}
export const go = async () => (await fetch(${base} + '/api/v1/libraries/L1', { method: 'PUT', headers: { 'Content-Type': 'application/json', 'X-Signature': sign('PUT', '/libraries') }, body: '{"name":"a"}' })).status;`,
  ],
  [
    'the path is signed',
    'used-beside',
    `${sign}
export const go = async () => { const path = '/api/v1/genres'; const response = await fetch(${base} + path, { headers: { 'X-Signature': sign('GET', path) } }); return (await response.json()).length; };`,
  ],
  [
    'the path is signed before',
    'used-beside',
    `${sign}
export const go = async () => { const path = '/api/v1/genres'; const signature = sign('GET', path); const response = await fetch(${base} + path, { headers: { 'X-Signature': signature } }); return (await response.json()).length; };`,
  ],
  [
    'the path is compared with that of the response',
    'url-read',
    `export const go = async () => { const path = '/api/v1/genres'; const response = await fetch(${base} + path); if (!response.url.endsWith(path)) throw new Error('moved'); return (await response.json()).length; };`,
  ],
  [
    'one function makes the clients of two services',
    'other-service',
    `const client = (address) => ({ genres: async () => (await (await fetch(address + '/api/v1/genres')).json()).length });
export const shop = client('https://shop.example.com');
export const go = () => client(${base}).genres();`,
  ],
  [
    'the query is a default value',
    'query-on-the-way',
    `const get = async (path, query = { library_id: 'L1' }) => (await fetch(${base} + path + '?' + new URLSearchParams(query))).json();
export const go = async () => (await get('/api/v1/series')).totalElements;`,
  ],
];

/** Requests that a person must change, with what is beside them. */
export const leftBeside: readonly LeftScenario[] = variants.map(([name, code, source]) => ({
  name: `beside: ${name}`,
  path: 'client.js',
  source,
  calls: [call('go')],
  left: [code],
}));
