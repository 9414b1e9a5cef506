import { call } from '../scenario.ts';
import { anyOf, books, codes, is, type KomgaScenario, searching, series } from './wire.ts';

const byNumber = 'sort=metadata.numberSort,asc';

/** Functions of the client: those that take the query in an argument of its own, and those that grow. */
export const wrapperScenarios: readonly KomgaScenario[] = [
  {
    name: 'own query: an object that a loop puts into the URL, and a sibling that sends',
    source: `
import { load, send } from './http';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const ofLibraries = async (library_id: string[], page: number) => ids(await load('/api/v1/series', { page, size: 4, library_id }));
export const volumes = async (id: string, filter: object) => ids(await load(\`/api/v1/series/\${id}/books\`, { ...filter, size: 3 }));
export const filtered = async (filter: object) => ids(await load('/api/v1/books', filter));
export const newest = async () => ids(await load('/api/v1/series/latest', { size: 2 }));
export const sent = async () => ids(await send('/api/v1/books/list', { size: 1 }, {}));
`,
    modules: {
      'http.ts': `
const base = process.env.BASE_URL;
function urlOf(path: string, params: object = {}): URL {
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(params)) {
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
  }
  return url;
}
export async function load(path: string, params?: object): Promise<any> {
  return (await fetch(urlOf(path, params), { headers: { 'X-API-Key': 'k' } })).json();
}
export async function send(path: string, params: object, body: unknown): Promise<any> {
  const response = await fetch(urlOf(path, params), {
    method: 'POST',
    headers: { 'X-API-Key': 'k', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
`,
    },
    calls: [
      call('ofLibraries', ['L1', 'L2'], 1),
      call('volumes', 'S5', { read_status: 'UNREAD' }),
      call('volumes', 'S5', { sort: 'metadata.numberSort,desc' }),
      call('filtered', { tag: ['R&D', 'a+b'], page: 0 }),
      call('newest'),
      call('sent'),
    ],
    wire: [
      series('page=1&size=4', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2'))),
      books(`size=3&${byNumber}`, is('seriesId', 'S5'), is('readStatus', 'UNREAD')),
      books('size=3&sort=metadata.numberSort,desc', is('seriesId', 'S5')),
      books('page=0', anyOf(is('tag', 'R&D'), is('tag', 'a+b'))),
      'GET /api/v1/series/latest?size=2',
      books('size=1'),
    ],
  },
  {
    name: 'own query: a function that builds the URL',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
function buildUrl(path: string, params?: Record<string, string>): string {
  const query = params ? \`?\${new URLSearchParams(params)}\` : '';
  return \`\${base}/api/v1\${path}\${query}\`;
}
export async function find(search: string) {
  const url = buildUrl('/series', { search, size: '2' });
  return ids(await (await fetch(url)).json());
}
export const volumes = async (id: string) => ids(await (await fetch(buildUrl(\`/series/\${id}/books\`, { unpaged: 'true' }))).json());
export const all = async (filter: Record<string, string>) => ids(await (await fetch(buildUrl('/books', filter))).json());
`,
    calls: [call('find', 'ninja'), call('volumes', 'S5'), call('all', { library_id: 'L2', size: '3' })],
    wire: [
      searching('ninja', series('size=2')),
      books(`unpaged=true&${byNumber}`, is('seriesId', 'S5')),
      books('size=3', is('libraryId', 'L2')),
    ],
  },
  {
    name: 'own query: search parameters by position, a method and a body behind them',
    path: 'client.mjs',
    source: `
const ids = (page) => page.content.map(({ id }) => id).join(' ');
async function request(host, path, searchParams, method, data) {
  const query = searchParams ? '?' + searchParams.toString() : '';
  const response = await fetch(host + path + query, {
    method: method || 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: data ? JSON.stringify(data) : undefined,
  });
  return response.json();
}
const host = process.env.BASE_URL;
export const find = async (term) => ids(await request(host, '/api/v1/series', new URLSearchParams({ search: term, size: '3' })));
export async function filtered(pairs) {
  const params = new URLSearchParams(pairs);
  return ids(await request(host, '/api/v1/books', params));
}
`,
    calls: [
      call('find', 'ninja'),
      call('filtered', [
        ['library_id', 'L1'],
        ['library_id', 'L2'],
        ['size', '3'],
      ]),
    ],
    wire: [searching('ninja', series('size=3')), books('size=3', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')))],
  },
  {
    name: 'own function: it can only get, and grows by a body',
    source: `
const base = process.env.BASE_URL;
export async function getJson(path: string) {
  const response = await fetch(base + path);
  return response.json();
}
export const books = async (library: string) => (await getJson(\`/api/v1/books?library_id=\${library}\`)).totalElements;
`,
    calls: [call('books', 'L1')],
    note: codes.grown,
    wire: [books('', is('libraryId', 'L1'))],
  },
  {
    name: 'own function: the version in it becomes a parameter',
    source: `
export const api = async (path: string) => (await fetch(\`\${process.env.BASE_URL}/api/v1/\${path}\`)).json();
export const genres = () => api('genres');
export const library = (id: string) => api(\`libraries/\${id}\`);
`,
    calls: [call('genres'), call('library', 'L1')],
    note: codes.grown,
    wire: ['GET /api/v2/genres?unpaged=true', 'GET /api/v1/libraries/L1'],
  },
  {
    name: 'own query: one function builds the URL, another sends it',
    path: 'client.js',
    source: `
const server = process.env.BASE_URL;
const build = (path, params) => server + path + (params ? '?' + new URLSearchParams(params) : '');
const json = async (url) => (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json();
export const volumes = async (id) => (await json(build('/api/v1/series/' + id + '/books', { size: '3' }))).content.map((book) => book.id).join(' ');
export const labels = () => json(build('/api/v1/sharing-labels'));
export const library = async (id) => (await json(build('/api/v1/libraries/' + id))).name;
`,
    calls: [call('volumes', 'S5'), call('labels'), call('library', 'L1')],
    note: codes.grown,
    wire: [
      books(`size=3&${byNumber}`, is('seriesId', 'S5')),
      'GET /api/v2/sharing-labels?unpaged=true',
      'GET /api/v1/libraries/L1',
    ],
  },
  {
    name: 'own query: it is given to a function that is returned',
    path: 'client.js',
    source: `
const get = (path) => async (query) => (await fetch(process.env.BASE_URL + path + '?' + new URLSearchParams(query))).json();
export const go = async () => (await get('/api/v1/series')({ library_id: 'L1' })).totalElements;
`,
    calls: [call('go')],
    note: codes.grown,
    wire: [series('', is('libraryId', 'L1'))],
  },
];
