import { call } from '../scenario.ts';
import type { ContractScenario } from './contract-scenario.ts';

const byId = (id: string) => ({ condition: { seriesId: { operator: 'is', value: id } } });

/** The lists that become searches. */
export const searches: readonly ContractScenario[] = [
  {
    name: 'series by fetch, without options',
    source: `
export const titles = async () => {
  const page = await (await fetch(\`\${process.env.BASE_URL}/api/v1/series\`)).json();
  return page.content.map((series: { metadata: { title: string } }) => series.metadata.title);
};
`,
    calls: [call('titles')],
    outcomes: ['review response-not-shown'],
    wire: [['POST /api/v1/series/list', {}]],
    results: 'same',
  },
  {
    name: 'series by fetch, the headers in several forms',
    source: `
const url = process.env.BASE_URL + '/api/v1/series';
const auth = { 'X-API-Key': 'k' };
const whole: RequestInit = { headers: { 'X-API-Key': 'k' } };
const read = async (answer: Promise<Response>) => (await (await answer).json()).totalElements;
export const ofConstant = () => read(fetch(url, { headers: auth }));
export const ofSpread = () => read(fetch(url, { headers: { Accept: 'application/json', ...auth } }));
export const ofPairs = () => read(fetch(url, { headers: [['X-API-Key', 'k']] }));
export const ofHeaders = () => read(fetch(url, { headers: new Headers({ 'X-API-Key': 'k' }) }));
export const ofBuilt = () => {
  const headers = new Headers();
  headers.set('X-API-Key', 'k');
  return read(fetch(url, { method: 'GET', headers }));
};
export const ofWhole = () => read(fetch(url, whole));
export const ofWholeAndMore = () => read(fetch(url, { ...whole, cache: 'no-store' }));
export const ofArgument = (init: RequestInit) => read(fetch(url, init));
`,
    calls: [
      ...['ofConstant', 'ofSpread', 'ofPairs', 'ofHeaders', 'ofBuilt', 'ofWhole', 'ofWholeAndMore'].map((name) =>
        call(name),
      ),
      call('ofArgument', { headers: { 'X-API-Key': 'k' } }),
      call('ofArgument', { headers: new Headers({ 'X-API-Key': 'k' }) }),
      call('ofArgument', { headers: [['X-API-Key', 'k']] }),
    ],
    outcomes: [
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review assumed-method response-not-shown',
    ],
    wire: Array.from({ length: 10 }, () => ['POST /api/v1/series/list', {}] as const),
    results: 'same',
    headers: { apiKey: 'k' },
  },
  {
    name: 'series by axios in four ways',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const api = axios.create({ baseURL: base + '/api', headers: { Authorization: 'Bearer t' } });
const auth = { headers: { Authorization: 'Bearer t' } };
export const byMember = () => axios.get(\`\${base}/api/v1/series\`, auth).then(({ data }) => data);
export const byCall = async () => (await axios(\`\${base}/api/v1/series\`, { headers: { Authorization: 'Bearer t' } })).data;
export const byConfig = async () => (await axios({ method: 'get', url: base + '/api/v1/series', ...auth })).data;
export const byRequest = async () => (await axios.request({ baseURL: base, url: '/api/v1/series', headers: { Authorization: 'Bearer t' } })).data;
export const byInstance = async () => (await api.get('/v1/series')).data;
`,
    calls: ['byMember', 'byCall', 'byConfig', 'byRequest', 'byInstance'].map((name) => call(name)),
    outcomes: [
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
    ],
    wire: Array.from({ length: 5 }, () => ['POST /api/v1/series/list', {}] as const),
    results: 'same',
    headers: { authorization: 'Bearer t' },
  },
  {
    name: 'series by ky, got, ofetch and superagent',
    source: `
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';
import superagent from 'superagent';
const base = process.env.BASE_URL as string;
const kyApi = ky.extend({ prefixUrl: \`\${base}/api\` });
const gotApi = got.extend({ prefixUrl: base, responseType: 'json' });
const own = ofetch.create({ baseURL: base });
const agent = superagent.agent();
export const byKy = () => ky(\`\${base}/api/v1/series\`).json();
export const byKyInstance = () => kyApi.get('v1/series').json();
export const byGot = () => got(\`\${base}/api/v1/series\`).json();
export const byGotInstance = async () => (await gotApi.get('api/v1/series')).body;
export const byOfetch = () => ofetch(\`\${base}/api/v1/series\`, { retry: 0 });
export const byOfetchInstance = async () => (await own.raw('/api/v1/series'))._data;
export const bySuperagent = async () => (await superagent.get(\`\${base}/api/v1/series\`).accept('json')).body;
export const byAgent = async () => (await agent.get(\`\${base}/api/v1/series\`)).body;
export const byMethod = async () => (await superagent('GET', base + '/api/v1/series')).body;
`,
    calls: [
      'byKy',
      'byKyInstance',
      'byGot',
      'byGotInstance',
      'byOfetch',
      'byOfetchInstance',
      'bySuperagent',
      'byAgent',
      'byMethod',
    ].map((name) => call(name)),
    outcomes: Array.from(
      { length: 9 },
      (_, index) => `review ${index < 4 || index === 5 ? 'not-retried ' : ''}response-not-shown`,
    ),
    wire: Array.from({ length: 9 }, () => ['POST /api/v1/series/list', {}] as const),
    results: 'same',
  },
  {
    name: 'groups under the path of the contract and under the live one',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const contract = async (): Promise<{ group: string; count: number }[]> => (await fetch(\`\${base}/api/v1/alphabetical-groups\`)).json();
export const live = async () => (await axios.get<{ group: string }[]>(base + '/api/v1/series/alphabetical-groups')).data.map(({ group }) => group).join('');
`,
    calls: [call('contract'), call('live')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: [
      ['POST /api/v1/series/list/alphabetical-groups', {}],
      ['POST /api/v1/series/list/alphabetical-groups', {}],
    ],
    results: 'same',
  },
  {
    name: 'books, the URL built in several ways',
    source: `
const base = process.env.BASE_URL as string;
const paths = { books: '/api/v1/books', book: '/api/v1/books/' } as const;
enum Path { Books = '/api/v1/books' }
const API = \`\${base}/api/v1\`;
const read = async (url: string | URL, init?: RequestInit) => (await (await fetch(url, init)).json()).content.length;
const to = (path: string) => base + path;
class Books {
  readonly #path = '/api/v1/books';
  constructor(private readonly root: string) {}
  async list() {
    const response = await fetch(this.root + this.#path);
    return (await response.json()).content.length;
  }
}
export const byObject = async () => (await (await fetch(new URL('/api/v1/books', base))).json()).totalElements;
export const byHref = async () => (await (await fetch(new URL('api/v1/books', \`\${base}/\`).href)).json()).totalElements;
export const byJoin = async () => (await (await fetch([base, 'api', 'v1', 'books'].join('/'))).json()).totalElements;
export const byTable = async () => (await (await fetch(\`\${base}\${paths.books}\`)).json()).totalElements;
export const byEnum = async () => (await (await fetch(base + Path.Books)).json()).totalElements;
export const byPrefix = async () => (await (await fetch(\`\${API}/books\`)).json()).totalElements;
export const byFunction = async () => (await (await fetch(to('/api/v1/books'))).json()).totalElements;
export const byClass = () => new Books(base).list();
export const byOwn = () => read(\`\${base}/api/v1/books\`);
export const book = async (id: string) => (await (await fetch(to(paths.book) + id)).json()).name;
`,
    calls: [
      ...['byObject', 'byHref', 'byJoin', 'byTable', 'byEnum', 'byPrefix', 'byFunction', 'byClass', 'byOwn'].map(
        (name) => call(name),
      ),
      call('book', 'B5-01'),
    ],
    outcomes: Array.from({ length: 9 }, () => 'review response-not-shown'),
    wire: [...Array.from({ length: 9 }, () => ['POST /api/v1/books/list', {}] as const), 'GET /api/v1/books/B5-01'],
    results: 'same',
  },
  {
    name: 'books of a series, the identifier written in several ways',
    source: `
const base = process.env.BASE_URL;
const booksOf = (id: string) => \`\${base}/api/v1/series/\${id}/books\`;
const template = '/api/v1/series/:seriesId/books';
const read = async (response: Response) => (await response.json()).content;
export const byTemplate = async (seriesId: string) => read(await fetch(\`\${base}/api/v1/series/\${seriesId}/books\`));
export const byConcatenation = async (id: string) => read(await fetch(base + '/api/v1/series/' + id + '/books'));
export const encoded = async (id: string) => read(await fetch(\`\${base}/api/v1/series/\${encodeURIComponent(id)}/books\`));
export const ofMember = async (series: { id: string }) => read(await fetch(\`\${base}/api/v1/series/\${series.id}/books\`));
export const byFunction = async (id: string) => read(await fetch(booksOf(id)));
export const byReplacement = async (id: string) => read(await fetch(base + template.replace(':seriesId', id)));
export const known = async () => read(await fetch(\`\${base}/api/v1/series/S9/books\`));
export const encodedBefore = async (id: string) => {
  const safe = encodeURIComponent(id);
  return read(await fetch(\`\${base}/api/v1/series/\${safe}/books\`));
};
`,
    calls: [
      call('byTemplate', 'S2'),
      call('byConcatenation', 'S4'),
      call('encoded', 'A/b & 100% ü'),
      call('ofMember', { id: 'S9' }),
      call('byFunction', 'S1'),
      call('byReplacement', 'S10'),
      call('known'),
      call('encodedBefore', 'a?b=c#d'),
    ],
    outcomes: Array.from({ length: 8 }, () => 'review response-not-shown'),
    wire: ['S2', 'S4', 'A/b & 100% ü', 'S9', 'S1', 'S10', 'S9', 'a?b=c#d'].map(
      (id) => ['POST /api/v1/books/list', byId(id)] as const,
    ),
    results: 'same items',
  },
  {
    name: 'books of a series by every library',
    source: `
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';
import request from 'superagent';
const base = process.env.BASE_URL as string;
const http = axios.create({ baseURL: \`\${base}/\` });
export const byAxios = async (id: string) => (await http.get(\`api/v1/series/\${id}/books\`)).data.content;
export const byKy = async (id: string) => (await ky.get(\`api/v1/series/\${id}/books\`, { prefixUrl: base }).json<any>()).content;
export const byGot = async (id: string) => (await got.get(\`\${base}/api/v1/series/\${id}/books\`, { responseType: 'json' })).body;
export const byOfetch = async (id: string) => (await ofetch(\`/api/v1/series/\${id}/books\`, { baseURL: base })).content;
export const bySuperagent = (id: string) =>
  request
    .get(\`\${base}/api/v1/series/\${id}/books\`)
    .set('Accept', 'application/json')
    .then((res) => res.body.content);
`,
    calls: [call('byAxios', 'S2'), call('byKy', 'S4'), call('byOfetch', 'S9'), call('bySuperagent', 'S1')],
    outcomes: [0, 1, 1, 1, 0].map((retries) => `review ${retries ? 'not-retried ' : ''}response-not-shown`),
    wire: ['S2', 'S4', 'S9', 'S1'].map((id) => ['POST /api/v1/books/list', byId(id)] as const),
    results: 'same items',
  },
  {
    name: 'books of a series that is empty, and of none',
    source: `
import axios from 'axios';
export const count = async (id: string) => (await axios.get(\`\${process.env.BASE_URL}/api/v1/series/\${id}/books\`)).data.totalElements;
`,
    calls: [call('count', 'S3'), call('count', 'S99'), call('count', 'S5')],
    outcomes: ['review response-not-shown'],
    wire: ['S3', 'S99', 'S5'].map((id) => ['POST /api/v1/books/list', byId(id)] as const),
    results: 'same',
  },
  {
    name: 'paging in the URL stays there',
    source: `
const base = process.env.BASE_URL;
export async function pageOfSeries(page: number) {
  const response = await fetch(\`\${base}/api/v1/series?page=\${page}&size=5&sort=metadata.titleSort,desc\`);
  return response.json();
}
export const everyBook = async () => (await (await fetch(base + '/api/v1/books?unpaged=true')).json()).content;
`,
    calls: [call('pageOfSeries', 1), call('everyBook')],
    outcomes: ['review query-parameters response-not-shown', 'review query-parameters response-not-shown'],
    wire: [
      ['POST /api/v1/series/list?page=1&size=5&sort=metadata.titleSort,desc', {}],
      ['POST /api/v1/books/list?unpaged=true', {}],
    ],
    results: 'same',
  },
  {
    name: 'paging in options stays there',
    source: `
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';
import superagent from 'superagent';
const base = process.env.BASE_URL as string;
export const byAxios = async (page: number) => (await axios.get(\`\${base}/api/v1/books\`, { params: { page, size: 3, sort: 'metadata.title,desc' } })).data;
export const byKy = (page: number) => ky.get(\`\${base}/api/v1/books\`, { searchParams: { page, size: 3, sort: 'metadata.title,desc' } }).json();
export const byGot = (page: number) => got.get(\`\${base}/api/v1/books\`, { searchParams: { page, size: 3, sort: 'metadata.title,desc' } }).json();
export const byOfetch = (page: number) => ofetch(\`\${base}/api/v1/books\`, { query: { page, size: 3, sort: 'metadata.title,desc' } });
export const bySuperagent = async (page: number) =>
  (await superagent.get(\`\${base}/api/v1/books\`).query({ page, size: 3, sort: 'metadata.title,desc' })).body;
`,
    calls: ['byAxios', 'byKy', 'byGot', 'byOfetch', 'bySuperagent'].map((name) => call(name, 2)),
    outcomes: [0, 1, 1, 1, 0].map(
      (retries) => `review ${retries ? 'not-retried ' : ''}query-parameters response-not-shown`,
    ),
    wire: Array.from(
      { length: 5 },
      () => ['POST /api/v1/books/list?page=2&size=3&sort=metadata.title,desc', {}] as const,
    ),
    results: 'same',
  },
  {
    name: 'filters stay in the query: the contract does not say where they go',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const unread = async () => (await axios.get(\`\${base}/api/v1/series?read_status=UNREAD\`)).data.totalElements;
export const ofLibrary = async (id: string) => (await axios.get(\`\${base}/api/v1/books\`, { params: { library_id: id } })).data.totalElements;
`,
    calls: [call('unread'), call('ofLibrary', 'L1')],
    outcomes: ['review query-parameters response-not-shown', 'review query-parameters response-not-shown'],
    wire: [
      ['POST /api/v1/series/list?read_status=UNREAD', {}],
      ['POST /api/v1/books/list?library_id=L1', {}],
    ],
    results: 'open',
  },
  {
    name: 'a loop over pages',
    source: `
const base = process.env.BASE_URL;
async function* pages() {
  for (let page = 0, last = false; !last; page++) {
    const response = await fetch(base + '/api/v1/series?size=12&page=' + page, { headers: { 'X-API-Key': 'k' } });
    if (!response.ok) throw new Error(response.statusText);
    const body = await response.json();
    yield* body.content;
    last = body.last;
  }
}
export async function ids() {
  const all = [];
  for await (const { id } of pages()) all.push(id);
  return all;
}
`,
    calls: [call('ids')],
    outcomes: ['review query-parameters response-not-shown'],
    wire: [0, 1, 2].map((page) => [`POST /api/v1/series/list?size=12&page=${page}`, {}] as const),
    results: 'same',
    headers: { apiKey: 'k' },
  },
  {
    name: 'several at once, live ones among them',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export async function overview(id: string) {
  const [series, books, one, latest] = [
    await http.get('/api/v1/series'),
    await http.get(\`/api/v1/series/\${id}/books\`),
    await http.get(\`/api/v1/series/\${id}\`),
    await http.get('/api/v1/series/latest', { params: { size: 2 } }),
  ];
  return [series.data.totalElements, books.data.totalElements, one.data.name, latest.data.content.length];
}
`,
    calls: [call('overview', 'S2')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: [
      ['POST /api/v1/series/list', {}],
      ['POST /api/v1/books/list', byId('S2')],
      'GET /api/v1/series/S2',
      'GET /api/v1/series/latest?size=2',
    ],
    results: 'same',
  },
  {
    name: 'searches through an own class that takes method and options',
    source: `
import { Http } from './http';
const http = new Http(process.env.BASE_URL as string);
export const series = () => http.request<{ totalElements: number }>('/api/v1/series').then((page) => page.totalElements);
export const books = async (id: string) => (await http.request<{ content: { id: string }[] }>(\`/api/v1/series/\${id}/books\`)).content;
export const library = (id: string) => http.request(\`/api/v1/libraries/\${id}\`);
`,
    modules: {
      'http.ts': `
export class Http {
  constructor(private readonly base: string) {}
  async request<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = new Headers(init.headers);
    headers.set('X-API-Key', 'k');
    const response = await fetch(this.base + path, { ...init, headers });
    if (!response.ok) throw new Error(\`\${path}: \${response.status}\`);
    return response.json() as Promise<T>;
  }
}
`,
    },
    calls: [call('series'), call('books', 'S2'), call('library', 'L1')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: [['POST /api/v1/series/list', {}], ['POST /api/v1/books/list', byId('S2')], 'GET /api/v1/libraries/L1'],
    results: 'same items',
    headers: { apiKey: 'k' },
  },
  {
    name: 'a request object',
    source: `
const base = process.env.BASE_URL;
export const request = () => new Request(\`\${base}/api/v1/books\`, { headers: { 'X-API-Key': 'k' } });
export const first = async () => (await (await fetch(request())).json()).content[0].id;
`,
    calls: [call('first')],
    outcomes: ['review response-not-shown'],
    wire: [['POST /api/v1/books/list', {}]],
    results: 'same',
    headers: { apiKey: 'k' },
  },
  {
    name: 'an identifier that is computed, once',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
let asked = 0;
const ids = ['S9', 'S1'].values();
const current = () => {
  asked += 1;
  return ids.next().value;
};
const named = (n: number) => \`S\${n}\`;
export const counted = async () => (await axios.get(base + '/api/v1/series/' + current() + '/books')).data.content;
export const ofNumber = async (n: number) => (await axios.get(\`\${base}/api/v1/series/\${named(n)}/books\`)).data.content;
export const left = () => asked;
`,
    calls: [call('counted'), call('ofNumber', 10), call('left')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: ['S9', 'S10'].map((id) => ['POST /api/v1/books/list', byId(id)] as const),
    results: 'same items',
  },
  {
    name: 'a method that is written out, in several forms',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL as string;
const GET = 'GET';
const Method = { Read: 'get' } as const;
export const byConstant = async () => (await (await fetch(\`\${base}/api/v1/books\`, { method: GET })).json()).totalElements;
export const byTable = async () => (await axios({ method: Method.Read, url: \`\${base}/api/v1/books\` })).data.totalElements;
export const byString = async () => (await axios['get'](\`\${base}/api/v1/books\`)).data.totalElements;
export const undefinedOptions = async () => (await axios.get(\`\${base}/api/v1/books\`, undefined)).data.totalElements;
export const live = async () => (await fetch(\`\${base}/api/v1/libraries\`, { method: GET })).status;
export const liveToo = async () => (await axios({ method: Method.Read, url: \`\${base}/api/v1/libraries\` })).status;
`,
    calls: ['byConstant', 'byTable', 'byString', 'undefinedOptions', 'live', 'liveToo'].map((name) => call(name)),
    outcomes: [
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
      'review response-not-shown',
    ],
    wire: [
      ...Array.from({ length: 4 }, () => ['POST /api/v1/books/list', {}] as const),
      'GET /api/v1/libraries',
      'GET /api/v1/libraries',
    ],
    results: 'same',
  },
  {
    name: 'errors reach the client as they did',
    source: `
import axios from 'axios';
import ky from 'ky';
const base = process.env.BASE_URL as string;
export async function books(sort: string) {
  const response = await fetch(\`\${base}/api/v1/books?unpaged=\${sort}\`);
  if (!response.ok) {
    const { error } = await response.json();
    throw new Error(\`\${response.status}: \${error}\`);
  }
  return (await response.json()).totalElements;
}
export const byAxios = (unpaged: string) => axios.get(\`\${base}/api/v1/books\`, { params: { unpaged } }).catch(({ response }) => response.status);
export const byKy = (unpaged: string) => ky.get(\`\${base}/api/v1/books\`, { searchParams: { unpaged }, retry: 0 }).json();
`,
    calls: [call('books', 'true'), call('books', 'maybe'), call('byAxios', 'maybe')],
    outcomes: [
      'review query-parameters response-not-shown',
      'review query-parameters response-not-shown',
      'review query-parameters response-not-shown',
    ],
    wire: [
      ['POST /api/v1/books/list?unpaged=true', {}],
      ['POST /api/v1/books/list?unpaged=maybe', {}],
      ['POST /api/v1/books/list?unpaged=maybe', {}],
    ],
    results: 'same',
  },
  {
    name: 'superagent with a callback, and its chain',
    path: 'client.js',
    source: `
import request from 'superagent';
const base = process.env.BASE_URL;
export const books = (seriesId) =>
  new Promise((resolve, reject) => {
    request
      .get(\`\${base}/api/v1/series/\${seriesId}/books\`)
      .set({ 'X-API-Key': 'k', Accept: 'application/json' })
      .ok((res) => res.status < 500)
      .end((error, res) => (error ? reject(error) : resolve(res.body.content)));
  });
export const series = () => request('get', base + '/api/v1/series').set('X-API-Key', 'k').then((res) => res.body.totalElements);
`,
    calls: [call('books', 'S2'), call('series')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: [
      ['POST /api/v1/books/list', byId('S2')],
      ['POST /api/v1/series/list', {}],
    ],
    results: 'same items',
    headers: { apiKey: 'k' },
  },
  {
    name: 'a content type already exists',
    source: `
const base = process.env.BASE_URL;
const json = { 'Content-Type': 'application/json', Authorization: 'Basic dTpw' };
export const books = async () => (await (await fetch(\`\${base}/api/v1/books\`, { headers: json })).json()).totalElements;
export const series = async () =>
  (await (await fetch(\`\${base}/api/v1/series\`, { headers: { 'content-type': 'text/plain', authorization: 'Basic dTpw' } })).json()).totalElements;
`,
    calls: [call('books'), call('series')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: [
      ['POST /api/v1/books/list', {}],
      ['POST /api/v1/series/list', {}],
    ],
    results: 'same',
    headers: { authorization: 'Basic dTpw' },
  },
];
