import { call } from '../scenario.ts';
import { codes, is, type KomgaScenario, type LeftScenario, series } from './wire.ts';

const base = 'process.env.BASE_URL';
const list = "'/api/v1/series?library_id=L1'";
const thrice = (line: KomgaScenario['wire'][number]) => [line, line, line];

/** A function that can only get, and that sends again what it was asked for. */
const again: readonly (readonly [name: string, path: string, source: string])[] = [
  [
    'calls itself',
    'client.ts',
    `export async function load(path: string, attempt = 0): Promise<any> {
  const response = await fetch(${base} + path, { headers: { 'X-API-Key': 'k' } });
  if (attempt < 2) return load(path, attempt + 1);
  return response.json();
}
export const all = async () => (await load(${list})).totalElements;
export const one = async (id: string) => (await load(\`/api/v1/series/\${id}\`)).id;`,
  ],
  [
    'calls itself as a method',
    'client.ts',
    `class Api {
  async load(path: string, attempt = 0): Promise<any> {
    const response = await fetch(${base} + path);
    if (attempt < 2) return this.load(path, attempt + 1);
    return response.json();
  }
}
const api = new Api();
export const all = async () => (await api.load(${list})).totalElements;
export const one = async (id: string) => (await api.load(\`/api/v1/series/\${id}\`)).id;`,
  ],
];

/** Functions that gain parameters: these reach every request, and each proof shows that a second run adds none. */
export const growthScenarios: readonly KomgaScenario[] = again.map(([name, path, source]) => ({
  name: `growth: a function that ${name}`,
  path,
  source,
  calls: [call('all'), call('one', 'S5')],
  note: codes.grown,
  wire: [...thrice(series('', is('libraryId', 'L1'))), ...thrice('GET /api/v1/series/S5')],
}));

/** No function gains a parameter for calls that are left. */
export const leftGrowth: readonly LeftScenario[] = [
  {
    name: 'growth: not for a call that is left',
    source: `
export async function load(path: string, attempt = 0): Promise<any> {
  const response = await fetch(${base} + path);
  if (attempt < 0) return load(path, attempt + 1);
  return response.json();
}
export const all = async (rest: string) => (await load('/api/v1/series' + rest)).totalElements;
export const one = async (id: string) => (await load('/api/v1/series/' + id)).id;
`,
    calls: [call('all', '')],
    left: ['unknown-tail'],
  },
];

/** Values with an effect: each takes effect once, in the old order. */
export const effectScenarios: readonly KomgaScenario[] = [
  {
    name: 'effects: each value is taken once, in order',
    path: 'client.js',
    source: `
import axios from 'axios';
const queue = ['L1', 'L2'];
let page = 0;
export const go = async () => (await axios.get(${base} + '/api/v1/series', { params: { page: page++, library_id: queue.shift() } })).data.totalElements;
export const left = () => [queue.length, page];
`,
    calls: [call('go'), call('left'), call('go'), call('left')],
    wire: [series('page=0', is('libraryId', 'L1')), series('page=1', is('libraryId', 'L2'))],
  },
];
