import { call } from '../scenario.ts';
import { codes, type KomgaScenario, type LeftScenario, list } from './wire.ts';

/** The lists that become pages: every way to read the response, and every list. */
export const listScenarios: readonly KomgaScenario[] = [
  {
    name: 'lists: what node gives in pieces, put together in a promise',
    source: `
import http from 'node:http';
function ask(method: string, path: string, payload?: unknown): Promise<any> {
  return new Promise((resolve, reject) => {
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const { hostname, port } = new URL(process.env.BASE_URL as string);
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const request = http.request({ hostname, port, path: '/api/v1' + path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve(text ? JSON.parse(text) : null);
      });
    });
    request.on('error', reject);
    if (body !== undefined) request.write(body);
    request.end();
  });
}
export const genres = (): Promise<string[]> => ask('GET', '/genres');
export const count = async () => (await ask('GET', '/publishers')).length;
export const library = async () => (await ask('GET', '/libraries/L1')).name;
`,
    calls: [call('genres'), call('count'), call('library')],
    wire: [list('genres'), list('publishers'), 'GET /api/v1/libraries/L1'],
    note: 'wrapper-grown',
  },
  {
    name: 'axios: the data of an awaited response',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const genres = async () => (await axios.get(\`\${base}/api/v1/genres\`)).data;
export const count = async () => (await axios.get(base + '/api/v1/genres')).data.length;
export const first = async () => (await axios.get<string[]>(\`\${base}/api/v1/genres\`)).data[0]?.toUpperCase();
`,
    calls: [call('genres'), call('count'), call('first')],
    wire: [list('genres'), list('genres'), list('genres')],
  },
  {
    name: 'axios: a response in a constant, its data used twice',
    source: `
import axios, { type AxiosResponse } from 'axios';
export async function languages(): Promise<string[]> {
  const res: AxiosResponse<string[]> = await axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/languages\`);
  if (res.data.length === 0) return [];
  return res.data.map((code) => code.toUpperCase());
}
`,
    calls: [call('languages')],
    wire: [list('languages')],
  },
  {
    name: 'axios: destructured, with and without another name',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export async function publishers() {
  const { data } = await http.get<string[]>('/api/v1/publishers');
  return [...data].reverse();
}
export async function labels() {
  const { data: labels, status } = await http.get<string[]>('/api/v1/sharing-labels', { params: { library_id: 'L1' } });
  return [status, ...labels];
}
`,
    calls: [call('publishers'), call('labels')],
    wire: [list('publishers'), list('sharing-labels', 'library_id=L1')],
  },
  {
    name: 'axios: then, by member and by pattern',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const byMember = () => axios.get<string[]>(\`\${base}/api/v1/genres\`).then((res) => res.data);
export const byPattern = () => axios.get<string[]>(\`\${base}/api/v1/genres\`).then(({ data }) => data.filter((one) => one.includes(',')));
export const byFunction = () =>
  axios.get<string[]>(base + '/api/v1/genres').then(function (response) {
    return response.data.join('|');
  });
`,
    calls: [call('byMember'), call('byPattern'), call('byFunction')],
    wire: [list('genres'), list('genres'), list('genres')],
  },
  {
    name: 'axios: the promise is returned as it is',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
const referential = { languages: () => http.get<string[]>('/api/v1/languages') };
export const languages = async () => {
  const { data, status } = await referential.languages();
  return [status, data.length, data[0]];
};
`,
    calls: [call('languages')],
    wire: [list('languages')],
  },
  {
    name: 'axios: several at once, destructured',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export async function filters(library: string) {
  const params = { library_id: library };
  const [genres, { data: tags }, publishers] = await Promise.all([
    http.get<string[]>('/api/v1/genres', { params }),
    http.get<string[]>('/api/v1/tags', { params }),
    http.get<string[]>('/api/v1/publishers', { params }).then((res) => res.data),
  ]);
  return { genres: genres.data, tags, publishers };
}
`,
    calls: [call('filters', 'L1')],
    wire: ['genres', 'tags', 'publishers'].map((path) => list(path, 'library_id=L1')),
    isConcurrent: true,
  },
  {
    name: 'axios: an error is not unwrapped',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL, validateStatus: () => true });
export async function names(path: string) {
  const res = await http.get('/api/v1/authors/names', { params: { search: 'doe' } });
  if (res.status !== 200) return \`failed: \${res.data.error}\`;
  const other = await http.get(path);
  if (other.status >= 400) return [...res.data, other.data.error];
  return res.data;
}
`,
    calls: [call('names', '/api/v1/series/S99'), call('names', '/api/v1/libraries')],
    wire: [
      list('authors/names', 'search=doe'),
      'GET /api/v1/series/S99',
      list('authors/names', 'search=doe'),
      'GET /api/v1/libraries',
    ],
  },
  {
    name: 'axios: parameters that may be absent',
    source: `
import axios from 'axios';
export const genres = async (libraries?: string[], collection?: string) =>
  (await axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/genres\`, { params: { library_id: libraries, collection_id: collection } })).data;
`,
    calls: [
      call('genres'),
      call('genres', ['L1', 'L2']),
      call('genres', undefined, 'C1'),
      call('genres', ['L3'], 'C1'),
    ],
    wire: [
      list('genres'),
      list('genres', 'library_id[]=L1&library_id[]=L2'),
      list('genres', 'collection_id=C1'),
      list('genres', 'library_id[]=L3&collection_id=C1'),
    ],
  },
  {
    name: 'axios: the configuration is an object',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const years = async (collection: string) => {
  const response = await axios({ method: 'get', url: \`\${base}/api/v1/series/release-dates\`, params: { collection_id: collection } });
  return response.data.map(Number);
};
export const roles = async () => (await axios.request<string[]>({ url: base + '/api/v1/authors/roles' })).data.slice(0, 3);
`,
    calls: [call('years', 'C2'), call('roles')],
    wire: [list('series/release-years', 'collection_id=C2'), list('authors/roles')],
  },
  {
    name: 'fetch: json in a constant',
    source: `
const base = process.env.BASE_URL;
export async function genres() {
  const response = await fetch(\`\${base}/api/v1/genres\`);
  const genres: string[] = await response.json();
  return genres.map((genre) => genre.length);
}
export async function languages() {
  const response = await fetch(\`\${base}/api/v1/languages?library_id=L1\`, { headers: { 'X-API-Key': 'k' } });
  const codes = (await response.json()) as string[];
  const found = new Set<string>();
  for (const code of codes) found.add(code);
  return [...found];
}
`,
    calls: [call('genres'), call('languages')],
    wire: [list('genres'), list('languages', 'library_id=L1')],
  },
  {
    name: 'fetch: json is returned',
    source: `
const base = process.env.BASE_URL;
export async function publishers(): Promise<string[]> {
  const response = await fetch(\`\${base}/api/v1/publishers\`);
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
  return response.json();
}
export const labels = async (): Promise<string[]> => (await fetch(\`\${base}/api/v1/sharing-labels\`)).json();
`,
    calls: [call('publishers'), call('labels')],
    wire: [list('publishers'), list('sharing-labels')],
  },
  {
    name: 'fetch: a chain of then',
    path: 'client.js',
    source: `
const base = process.env.BASE_URL;
export const genres = () => fetch(base + '/api/v1/genres').then((r) => r.json());
export function shout() {
  return fetch(base + '/api/v1/genres')
    .then(function (response) {
      if (!response.ok) throw new Error('failed');
      return response.json();
    })
    .then(function (genres) {
      return genres.map(function (genre) { return genre.toUpperCase(); });
    });
}
`,
    calls: [call('genres'), call('shout')],
    wire: [list('genres'), list('genres')],
  },
  {
    name: 'fetch: several at once',
    source: `
const base = process.env.BASE_URL;
export async function both() {
  const [a, b] = await Promise.all([fetch(\`\${base}/api/v1/languages\`), fetch(\`\${base}/api/v1/publishers\`)]);
  const [languages, publishers] = await Promise.all([a.json(), b.json()]);
  return { languages, publishers };
}
`,
    calls: [call('both')],
    wire: [list('languages'), list('publishers')],
    isConcurrent: true,
  },
  {
    name: 'fetch: the body of an error stays as it is',
    source: `
const base = process.env.BASE_URL;
export async function roles(path = '/api/v1/authors/roles') {
  const response = await fetch(\`\${base}/api/v1/authors/roles\`);
  if (!response.ok) {
    const problem = await response.json();
    throw new Error(problem.error);
  }
  const roles = await response.json();
  const other = await fetch(base + path.replace('roles', 'nothing'));
  if (other.status === 404) return [roles.length, (await other.json()).error];
  return roles;
}
`,
    calls: [call('roles')],
    wire: [list('authors/roles'), 'GET /api/v1/authors/nothing'],
  },
  {
    name: 'fetch: text and JSON.parse',
    source: `
const base = process.env.BASE_URL;
export async function tags() {
  const response = await fetch(\`\${base}/api/v1/tags/series\`);
  const text = await response.text();
  return JSON.parse(text) as string[];
}
`,
    calls: [call('tags')],
    wire: [list('tags', 'include=SERIES')],
  },
  {
    name: 'fetch: a guard for lists',
    source: `
const base = process.env.BASE_URL;
export async function genres(): Promise<string[]> {
  const found = await (await fetch(\`\${base}/api/v1/genres\`)).json();
  return Array.isArray(found) ? found : [];
}
`,
    calls: [call('genres')],
    wire: [list('genres')],
  },
  {
    name: 'fetch: the query is built beside it',
    source: `
const base = process.env.BASE_URL;
export async function years(libraries: string[], collection?: string): Promise<string[]> {
  const query = new URLSearchParams();
  for (const id of libraries) query.append('library_id', id);
  if (collection) query.set('collection_id', collection);
  const response = await fetch(\`\${base}/api/v1/series/release-dates?\${query}\`);
  return response.json();
}
export async function names(search: string): Promise<string[]> {
  const url = new URL(\`\${base}/api/v1/authors/names\`);
  url.searchParams.set('search', search);
  return (await fetch(url)).json();
}
`,
    calls: [call('years', ['L1', 'L2']), call('years', [], 'C1'), call('names', 'é')],
    wire: [
      list('series/release-years', 'library_id=L1&library_id=L2'),
      list('series/release-years', 'collection_id=C1'),
      list('authors/names', 'search=é'),
    ],
  },
  {
    name: 'ky: json, awaited and returned',
    source: `
import ky from 'ky';
const api = ky.create({ prefixUrl: process.env.BASE_URL });
export const genres = () => api.get('api/v1/genres').json<string[]>();
export const first = async () => {
  const languages: string[] = await api('api/v1/languages', { searchParams: { library_id: 'L2' } }).json();
  return languages[0];
};
export const later = async () => {
  const response = await api.get('api/v1/publishers');
  const publishers = await response.json<string[]>();
  return publishers.at(-1);
};
`,
    calls: [call('genres'), call('first'), call('later')],
    wire: [list('genres'), list('languages', 'library_id=L2'), list('publishers')],
  },
  {
    name: 'got: json, body and text',
    source: `
import got from 'got';
const base = process.env.BASE_URL;
export const genres = () => got(\`\${base}/api/v1/genres\`).json<string[]>();
export const languages = async () => {
  const { body } = await got.get<string[]>(\`\${base}/api/v1/languages\`, { responseType: 'json', searchParams: { collection_id: 'C2' } });
  return body.join();
};
export const labels = async () => (await got<string[]>({ url: \`\${base}/api/v1/sharing-labels\`, responseType: 'json' })).body.length;
`,
    calls: [call('genres'), call('languages'), call('labels')],
    wire: [list('genres'), list('languages', 'collection_id=C2'), list('sharing-labels')],
  },
  {
    name: 'ofetch: the data itself, and raw',
    source: `
import { ofetch } from 'ofetch';
const api = ofetch.create({ baseURL: process.env.BASE_URL });
export const genres = () => api<string[]>('/api/v1/genres');
export const count = async () => (await api<string[]>('/api/v1/publishers', { query: { library_id: ['L1', 'L2'] } })).length;
export const raw = async () => {
  const response = await api.raw<string[]>('/api/v1/languages');
  return response._data?.slice(0, 2);
};
`,
    calls: [call('genres'), call('count'), call('raw')],
    wire: [list('genres'), list('publishers', 'library_id=L1&library_id=L2'), list('languages')],
  },
  {
    name: 'superagent: body, awaited and in then',
    path: 'client.cjs',
    source: `
const superagent = require('superagent');
const base = process.env.BASE_URL;
exports.genres = async () => (await superagent.get(base + '/api/v1/genres').set('Accept', 'application/json')).body;
exports.names = (search) =>
  superagent
    .get(\`\${base}/api/v1/authors/names\`)
    .query({ search })
    .then((res) => res.body.map((name) => name.length));
exports.languages = async () => {
  const { body } = await superagent.get(\`\${base}/api/v1/languages\`);
  return body;
};
`,
    calls: [call('genres'), call('names', 'doe'), call('languages')],
    wire: [list('genres'), list('authors/names', 'search=doe'), list('languages')],
  },
  {
    name: 'wrapper: gives the parsed body',
    source: `
import { get } from './get';
export const genres = () => get<string[]>('/api/v1/genres');
export async function tags(library: string) {
  const tags = await get<string[]>(\`/api/v1/tags?library_id=\${library}\`);
  return tags.map((tag) => ({ tag }));
}
export const library = async (id: string) => (await get<{ name: string }>(\`/api/v1/libraries/\${id}\`)).name;
`,
    modules: {
      'get.ts': `
export async function get<T>(path: string): Promise<T> {
  const response = await fetch(process.env.BASE_URL + path, { headers: { 'X-API-Key': 'k' } });
  if (!response.ok) throw new Error(\`\${path}: \${response.status}\`);
  return response.json() as Promise<T>;
}
`,
    },
    calls: [call('genres'), call('tags', 'L2'), call('library', 'L2')],
    wire: [list('genres'), list('tags', 'library_id=L2'), 'GET /api/v1/libraries/L2'],
  },
  {
    name: 'wrapper: three in a Promise.all',
    source: `
const base = process.env.BASE_URL;
async function getJson(path: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(\`\${base}\${path}\${search ? \`?\${search}\` : ''}\`);
  return response.json();
}
export async function choices(library: string) {
  const [genres, tags, languages] = await Promise.all([
    getJson('/api/v1/genres', { library_id: library }),
    getJson('/api/v1/tags', { library_id: library }),
    getJson('/api/v1/languages'),
  ]);
  return { genres, tags: tags.length, languages: languages.slice(0, 3) };
}
`,
    calls: [call('choices', 'L1')],
    wire: [list('genres', 'library_id=L1'), list('tags', 'library_id=L1'), list('languages')],
    isConcurrent: true,
  },
  {
    name: 'wrapper: gives the response of axios',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
const get = <T>(url: string, params?: object) => http.get<T>(url, { params });
export const genres = async () => {
  const { data } = await get<string[]>('/api/v1/genres', { collection_id: 'C1' });
  return data;
};
`,
    calls: [call('genres')],
    wire: [list('genres', 'collection_id=C1')],
  },
  {
    name: 'point-free: a function that reads the data',
    source: `
import axios from 'axios';
const toData = <T>(response: { data: T }): T => response.data;
export const genres = (): Promise<string[]> => axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/genres\`).then(toData);
export const languages = (): Promise<string[]> => axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/languages\`).then(toData);
`,
    calls: [call('genres'), call('languages')],
    wire: [list('genres'), list('languages')],
  },
  {
    name: 'tags: of everything, of books and of series',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export const all = async () => (await http.get<string[]>('/api/v1/tags')).data;
export const ofBooks = async () => (await http.get<string[]>('/api/v1/tags/book')).data;
export const ofSeries = async (library: string) => (await http.get<string[]>('/api/v1/tags/series', { params: { library_id: library } })).data;
export const ofCollection = async (id: string) => (await http.get<string[]>(\`/api/v1/tags/series?collection_id=\${id}\`)).data;
`,
    calls: [call('all'), call('ofBooks'), call('ofSeries', 'L2'), call('ofCollection', 'C2')],
    wire: [
      list('tags'),
      list('tags', 'include=BOOK'),
      list('tags', 'include=SERIES&library_id=L2'),
      list('tags', 'include=SERIES&collection_id=C2'),
    ],
  },
  {
    name: 'tags: of the books of a series, a read list, libraries',
    source: `
const base = process.env.BASE_URL;
const read = async (response: Response): Promise<string[]> => response.json();
export const ofSeries = async (id: string) => read(await fetch(\`\${base}/api/v1/tags/book?series_id=\${id}\`));
export const ofReadList = async (id: string) => read(await fetch(\`\${base}/api/v1/tags/book?readlist_id=\${id}\`));
export const ofLibraries = async () => read(await fetch(\`\${base}/api/v1/tags/book?library_id=L1&library_id=L2\`));
`,
    calls: [call('ofSeries', 'S5'), call('ofReadList', 'R1'), call('ofLibraries')],
    wire: [
      list('tags', 'include=BOOK&series_id=S5'),
      list('tags', 'include=BOOK&readlist_id=R1'),
      list('tags', 'include=BOOK&library_id=L1&library_id=L2'),
    ],
  },
  {
    name: 'tags: the series won over the library, the read list over the library, the series over the read list',
    source: `
import ky from 'ky';
const base = process.env.BASE_URL;
export const one = (series: string, library: string) => ky(\`\${base}/api/v1/tags/book?series_id=\${series}&library_id=\${library}\`).json<string[]>();
export const two = (readList: string, library: string) =>
  ky.get(\`\${base}/api/v1/tags/book\`, { searchParams: { library_id: library, readlist_id: readList } }).json<string[]>();
export const three = (series: string, readList: string) => ky(\`\${base}/api/v1/tags/book?readlist_id=\${readList}&series_id=\${series}\`).json<string[]>();
`,
    calls: [call('one', 'S4', 'L1'), call('two', 'R1', 'L2'), call('three', 'S7', 'R1')],
    wire: [
      list('tags', 'include=BOOK&series_id=S4'),
      list('tags', 'include=BOOK&readlist_id=R1'),
      list('tags', 'include=BOOK&series_id=S7'),
    ],
  },
  {
    name: 'tags: the winner is known only when it runs',
    source: `
import axios from 'axios';
export const tags = async (series_id?: string, library_id?: string) =>
  (await axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/tags/book\`, { params: { series_id, library_id } })).data;
`,
    calls: [call('tags', 'S4', 'L1'), call('tags', undefined, 'L3'), call('tags', 'S7'), call('tags')],
    wire: [
      list('tags', 'include=BOOK&series_id=S4'),
      list('tags', 'include=BOOK&library_id=L3'),
      list('tags', 'include=BOOK&series_id=S7'),
      list('tags', 'include=BOOK'),
    ],
  },
  {
    name: 'tags: two libraries, where the old server took one',
    source: `
const base = process.env.BASE_URL;
export const tags = async (): Promise<string[]> => (await fetch(\`\${base}/api/v1/tags/series?library_id=L1&library_id=L2\`)).json();
`,
    calls: [call('tags')],
    wire: [list('tags', 'include=SERIES&library_id=L1&library_id=L2')],
    results: 'differs',
    note: codes.singleValue,
  },
  {
    name: 'age ratings: numbers, and no None',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const all = async () => (await axios.get<string[]>(\`\${base}/api/v1/age-ratings\`)).data;
export const ofCollection = async (id: string): Promise<string[]> => (await fetch(\`\${base}/api/v1/age-ratings?collection_id=\${id}\`)).json();
`,
    calls: [call('all'), call('ofCollection', 'C1')],
    wire: [list('age-ratings'), list('age-ratings', 'collection_id=C1')],
    results: 'differs',
    note: codes.ageRatings,
  },
  {
    name: 'age ratings: only counted',
    source: `
import axios from 'axios';
export const adults = async () => {
  const { data } = await axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/age-ratings\`, { params: { library_id: 'L2' } });
  return data.filter((rating) => Number(rating) >= 50);
};
`,
    calls: [call('adults')],
    wire: [list('age-ratings', 'library_id=L2')],
    results: 'differs',
    note: codes.ageRatings,
  },
  {
    name: 'age ratings: compared and sorted as the texts they were',
    source: `
import axios from 'axios';
const address = () => process.env.BASE_URL + '/api/v1/age-ratings';
export async function known() {
  const { data } = await axios.get<string[]>(address());
  return data.filter((rating) => rating !== 'None').sort();
}
export const has = async (rating: string) => (await (await fetch(address())).json() as string[]).includes(rating);
export const joined = () => axios.get(address()).then(({ data }) => data.filter((one) => one !== 'None').join());
`,
    calls: [call('known'), call('has', '18'), call('joined')],
    wire: [list('age-ratings'), list('age-ratings'), list('age-ratings')],
    results: 'differs',
    note: codes.ageRatings,
  },
  {
    name: 'authors: searched, by library, collection and series',
    source: `
import axios from 'axios';
type Author = { name: string; role: string };
const http = axios.create({ baseURL: process.env.BASE_URL });
export const search = async (search: string) => (await http.get<Author[]>('/api/v1/authors', { params: { search } })).data;
export const of = async (filter: { library_id?: string; collection_id?: string; series_id?: string }) =>
  (await http.get<Author[]>('/api/v1/authors', { params: filter })).data.map(({ name, role }) => \`\${name} (\${role})\`);
`,
    calls: [
      call('search', 'elodie'),
      call('of', { series_id: 'S5' }),
      call('of', { collection_id: 'C1', series_id: 'S4' }),
      call('of', { library_id: 'L2', collection_id: 'C1' }),
      call('of', {}),
    ],
    wire: [
      list('authors', 'search=elodie'),
      list('authors', 'series_id=S5'),
      list('authors', 'collection_id=C1&series_id=S4'),
      list('authors', 'library_id=L2&collection_id=C1'),
      list('authors'),
    ],
  },
  {
    name: 'authors: names and roles, all of them',
    source: `
const base = process.env.BASE_URL;
async function* names() {
  const response = await fetch(\`\${base}/api/v1/authors/names\`);
  yield* (await response.json()) as string[];
}
export async function initials() {
  const found: string[] = [];
  for await (const name of names()) found.push(name.slice(0, 1));
  return found;
}
export const [roles] = [() => fetch(base + '/api/v1/authors/roles').then((response) => response.json() as Promise<string[]>)];
`,
    calls: [call('initials'), call('roles')],
    wire: [list('authors/names'), list('authors/roles')],
  },
  {
    name: 'lists: all of them, through a table of paths',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
const PATHS = {
  genres: '/api/v1/genres',
  languages: '/api/v1/languages',
  publishers: '/api/v1/publishers',
  libraries: '/api/v1/libraries',
} as const;
export const genres = async () => (await http.get<string[]>(PATHS.genres)).data;
export const languages = async () => (await http.get<string[]>(PATHS.languages)).data;
export const publishers = async () => (await http.get<string[]>(PATHS.publishers)).data;
export const libraries = async () => (await http.get<{ id: string }[]>(PATHS.libraries)).data.map(({ id }) => id);
`,
    calls: ['genres', 'languages', 'publishers', 'libraries'].map((name) => call(name)),
    wire: [list('genres'), list('languages'), list('publishers'), 'GET /api/v1/libraries'],
  },
  {
    name: 'lists: a size that the old server ignored',
    source: `
import axios from 'axios';
export const genres = async () => (await axios.get<string[]>(\`\${process.env.BASE_URL}/api/v1/genres\`, { params: { size: 5 } })).data;
`,
    calls: [call('genres')],
    wire: [list('genres')],
    note: codes.ignoredParameter,
  },
  {
    name: 'lists: a series filter that is fed by them',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export async function perYear(collection: string) {
  const { data: years } = await http.get<string[]>('/api/v1/series/release-dates', { params: { collection_id: collection } });
  return years.map((year) => \`in \${year}\`);
}
`,
    calls: [call('perYear', 'C2')],
    wire: [list('series/release-years', 'collection_id=C2')],
  },
  {
    name: 'wrapper: takes the version that it holds, and keeps it for live requests',
    source: `
const api = async (path: string) => (await fetch(\`\${process.env.BASE_URL}/api/v1/\${path}\`)).json();
export const genres = () => api('genres');
export const library = (id: string) => api(\`libraries/\${id}\`);
`,
    calls: [call('genres'), call('library', 'L1')],
    note: codes.grown,
    wire: [list('genres'), 'GET /api/v1/libraries/L1'],
  },
];

/** Responses that can't be followed to where they are read, and versions in a place that other calls share. */
export const leftLists: readonly LeftScenario[] = [
  {
    name: 'left: the response goes to a function that others use',
    source: `
const base = process.env.BASE_URL;
const readers = new Map<string, (response: Response) => Promise<unknown>>();
readers.set(['js', 'on'].join(''), (response) => response.json());
const read = (kind: string, response: Response) => readers.get(kind)?.(response);
export const genres = async () => read('json', await fetch(\`\${base}/api/v1/genres\`));
export const library = async () => read('json', await fetch(\`\${base}/api/v1/libraries/L1\`));
`,
    calls: [call('genres'), call('library')],
    left: [codes.responsePassed],
  },
  {
    name: 'left: the answer is kept as it came',
    source: `
const cache: Record<string, Response> = {};
export const load = async () => {
  cache.genres = await fetch(\`\${process.env.BASE_URL}/api/v1/genres\`);
};
export const genres = () => cache.genres?.clone().json();
`,
    calls: [call('load'), call('genres')],
    left: [codes.stored],
  },
  {
    name: 'left: the version is in a wrapper that is passed on',
    source: `
export const api = async (path: string) => (await fetch(\`\${process.env.BASE_URL}/api/v1/\${path}\`)).json();
export const all = () => Promise.all(['libraries', 'collections'].map(api));
export const genres = () => api('genres');
export const library = (id: string) => api(\`libraries/\${id}\`);
`,
    calls: [call('genres'), call('library', 'L1')],
    left: [codes.baseHoldsVersion],
  },
];
