import { call } from '../scenario.ts';
import {
  after,
  anyOf,
  books,
  codes,
  flag,
  is,
  type KomgaScenario,
  type LeftScenario,
  noAge,
  searching,
  series,
} from './wire.ts';

const byNumber = 'sort=metadata.numberSort,asc';

/** The ways in which clients put a query together. */
export const styleScenarios: readonly KomgaScenario[] = [
  {
    name: 'query: values that may be blank, and ids that are joined where there are some',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export async function shelf(library?: string, status = '') {
  const response = await fetch(\`\${base}/api/v1/series?library_id=\${library || ''}&status=\${status}&size=2\`);
  return (await response.json()).totalElements;
}
export async function of(ids?: string[]) {
  const { data } = await axios.get(\`\${base}/api/v1/books\`, { params: { library_id: ids?.join(','), size: 2 } });
  return data.totalElements;
}
`,
    calls: [call('shelf'), call('shelf', 'L1', 'ENDED'), call('of'), call('of', ['L1', 'L2'])],
    wire: [
      series('size=2', { allOf: [] }),
      series('size=2', is('libraryId', 'L1'), is('seriesStatus', 'ENDED')),
      books('size=2', { anyOf: [] }),
      books('size=2', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2'))),
    ],
  },
  {
    name: 'query: guarded assignments to an object',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
interface Filter { library?: string; unread?: boolean; search?: string; tags?: string[] }
export async function find({ library, unread, search, tags }: Filter, page = 0) {
  const params: Record<string, unknown> = { page, size: 5 };
  if (library) params.library_id = library;
  if (unread) params.read_status = 'UNREAD';
  if (search) params.search = search;
  if (tags && tags.length > 0) params['tag'] = tags;
  const { data } = await axios.get(\`\${process.env.BASE_URL}/api/v1/books\`, { params });
  return ids(data);
}
`,
    calls: [
      call('find', {}),
      call('find', { library: 'L1', unread: true }, 1),
      call('find', { search: 'naruto', tags: ['colour', 'R&D'] }),
      call('find', { library: '', tags: [] }),
    ],
    wire: [
      books('page=0&size=5'),
      books('page=1&size=5', is('libraryId', 'L1'), is('readStatus', 'UNREAD')),
      searching('naruto', books('page=0&size=5', anyOf(is('tag', 'colour'), is('tag', 'R&D')))),
      books('page=0&size=5'),
    ],
  },
  {
    name: 'query: guarded calls of URLSearchParams',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export async function find(filter: { libraries?: string[]; genre?: string; rating?: number | null; oneshot?: boolean }) {
  const params = new URLSearchParams({ size: '50' });
  for (const id of filter.libraries ?? []) params.append('library_id', id);
  if (filter.genre) params.set('genre', filter.genre);
  if (filter.rating !== undefined) params.set('age_rating', filter.rating === null ? 'None' : String(filter.rating));
  if (filter.oneshot !== undefined) params.set('oneshot', String(filter.oneshot));
  const response = await fetch(\`\${base}/api/v1/series?\${params.toString()}\`);
  return ids(await response.json());
}
`,
    calls: [
      call('find', {}),
      call('find', { libraries: ['L1', 'L2'], genre: 'sci-fi' }),
      call('find', { libraries: ['L1'], rating: null }),
      call('find', { rating: 18, oneshot: false }),
    ],
    wire: [
      series('size=50'),
      series('size=50', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')), is('genre', 'sci-fi')),
      series('size=50', is('libraryId', 'L1'), noAge),
      series('size=50', is('ageRating', 18), flag('oneShot', false)),
    ],
  },
  {
    name: 'query: a URL object',
    source: `
const base = process.env.BASE_URL as string;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export async function find(status: string[], search: string | null) {
  const url = new URL('/api/v1/series', base);
  url.searchParams.set('sort', 'metadata.titleSort,asc');
  status.forEach((one) => url.searchParams.append('status', one));
  if (search) url.searchParams.set('search', search);
  return ids(await (await fetch(url)).json());
}
`,
    calls: [call('find', ['ENDED', 'ABANDONED'], null), call('find', [], 'volume 3')],
    wire: [
      series('sort=metadata.titleSort,asc', anyOf(is('seriesStatus', 'ENDED'), is('seriesStatus', 'ABANDONED'))),
      searching('volume 3', series('sort=metadata.titleSort,asc')),
    ],
  },
  {
    name: 'query: conditional fragments of a template',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (library?: string, search?: string, deleted = false) => {
  const response = await fetch(
    \`\${base}/api/v1/series?page=0\${library ? \`&library_id=\${library}\` : ''}\${search ? '&search=' + encodeURIComponent(search) : ''}&deleted=\${deleted}\`,
  );
  return ids(await response.json());
};
`,
    calls: [
      call('find'),
      call('find', 'L2', undefined, true),
      call('find', undefined, 'R & D'),
      call('find', 'L1', 'zebra'),
    ],
    wire: [
      series('page=0', flag('deleted', false)),
      series('page=0', is('libraryId', 'L2'), flag('deleted', true)),
      searching('R & D', series('page=0', flag('deleted', false))),
      searching('zebra', series('page=0', is('libraryId', 'L1'), flag('deleted', false))),
    ],
  },
  {
    name: 'query: concatenation',
    path: 'client.js',
    source: `
const base = process.env.BASE_URL;
export function find(library, size, status) {
  var url = base + '/api/v1/books?library_id=' + library + '&size=' + size;
  if (status) url += '&read_status=' + status;
  return fetch(url)
    .then(function (response) { return response.json(); })
    .then(function (page) { return page.content.map(function (book) { return book.id; }); });
}
`,
    calls: [call('find', 'L1', 3), call('find', 'L2', 4, 'READ')],
    wire: [books('size=3', is('libraryId', 'L1')), books('size=4', is('libraryId', 'L2'), is('readStatus', 'READ'))],
  },
  {
    name: 'query: parts that are joined',
    path: 'client.mjs',
    source: `
const base = process.env.BASE_URL;
export async function find({ libraries = [], tag, page }) {
  const parts = ['size=4'];
  libraries.forEach((id) => parts.push('library_id=' + encodeURIComponent(id)));
  if (tag) parts.push('tag=' + encodeURIComponent(tag));
  if (page !== undefined) parts.push(\`page=\${page}\`);
  const response = await fetch(base + '/api/v1/books?' + parts.join('&'));
  return (await response.json()).content.map(({ id }) => id);
}
`,
    calls: [
      call('find', {}),
      call('find', { libraries: ['L1', 'L2'], tag: 'a+b' }),
      call('find', { libraries: ['L2'], page: 1 }),
    ],
    wire: [
      books('size=4'),
      books('size=4', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')), is('tag', 'a+b')),
      books('size=4&page=1', is('libraryId', 'L2')),
    ],
  },
  {
    name: 'query: conditional spreads in an object',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (seriesId: string, unread: boolean, sort?: string, tag?: string) =>
  ids(
    (
      await axios.get(\`\${process.env.BASE_URL}/api/v1/series/\${seriesId}/books\`, {
        params: { size: 5, ...(unread ? { read_status: 'UNREAD' } : {}), ...(sort && { sort }), ...(tag ? { tag } : undefined) },
      })
    ).data,
  );
`,
    calls: [
      call('find', 'S5', false),
      call('find', 'S5', true),
      call('find', 'S5', true, 'metadata.numberSort,desc'),
      call('find', 'S5', false, undefined, 'colour'),
    ],
    wire: [
      books(`size=5&${byNumber}`, is('seriesId', 'S5')),
      books(`size=5&${byNumber}`, is('seriesId', 'S5'), is('readStatus', 'UNREAD')),
      books('size=5&sort=metadata.numberSort,desc', is('seriesId', 'S5'), is('readStatus', 'UNREAD')),
      books(`size=5&${byNumber}`, is('seriesId', 'S5'), is('tag', 'colour')),
    ],
  },
  {
    name: 'query: an object that the caller gives',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export interface SeriesQuery {
  library_id?: string | string[];
  read_status?: string[];
  author?: string;
  release_year?: string;
  age_rating?: (string | number)[];
  search?: string;
  page?: number;
  size?: number;
  sort?: string | string[];
}
export const find = async (query: SeriesQuery = {}) => ids((await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: query })).data);
`,
    calls: [
      call('find'),
      call('find', { library_id: 'L1', size: 3, sort: ['metadata.titleSort,desc', 'createdDate,asc'] }),
      call('find', { library_id: ['L1', 'L2'], author: 'Doe, John,Writer', search: '' }),
      call('find', { age_rating: ['None', 13], release_year: 'x' }),
    ],
    wire: [
      series(''),
      series('size=3&sort[]=metadata.titleSort,desc&sort[]=createdDate,asc', is('libraryId', 'L1')),
      series(
        '',
        anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')),
        is('author', { name: 'Doe, John', role: 'writer' }),
      ),
      series('', anyOf(noAge, is('ageRating', 13))),
    ],
  },
  {
    name: 'query: entries that are filtered',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export async function find(filters: Record<string, string | number | boolean | undefined>) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return ids(await (await fetch(\`\${base}/api/v1/books?\${query}\`)).json());
}
`,
    calls: [
      call('find', {}),
      call('find', { library_id: 'L2', read_status: undefined, page: 1, size: 5 }),
      call('find', { tag: 'R&D', released_after: '2000-01-31' }),
    ],
    wire: [books(''), books('page=1&size=5', is('libraryId', 'L2')), books('', is('tag', 'R&D'), after('2000-01-31'))],
  },
  {
    name: 'query: a function of the client that writes it',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
function toQuery(filter: { library?: string; status?: string[] }): string {
  const query = new URLSearchParams();
  if (filter.library) query.set('library_id', filter.library);
  filter.status?.forEach((status) => query.append('read_status', status));
  const text = query.toString();
  return text ? \`?\${text}\` : '';
}
export const find = async (filter: { library?: string; status?: string[] }) => ids(await (await fetch(\`\${base}/api/v1/series\${toQuery(filter)}\`)).json());
`,
    calls: [call('find', {}), call('find', { library: 'L2', status: ['READ', 'IN_PROGRESS'] })],
    wire: [
      series(''),
      series('', is('libraryId', 'L2'), anyOf(is('readStatus', 'READ'), is('readStatus', 'IN_PROGRESS'))),
    ],
  },
  {
    name: 'query: a serializer that repeats keys',
    source: `
import axios from 'axios';
const http = axios.create({
  baseURL: process.env.BASE_URL,
  paramsSerializer: { indexes: null },
});
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (tag: string[], sort: string[]) => ids((await http.get('/api/v1/series', { params: { tag, sort } })).data);
`,
    calls: [
      call('find', ['ninja', 'colour'], ['metadata.titleSort,asc', 'createdDate,desc']),
      call('find', ['lost'], []),
    ],
    wire: [
      series('sort=metadata.titleSort,asc&sort=createdDate,desc', anyOf(is('tag', 'ninja'), is('tag', 'colour'))),
      series('', is('tag', 'lost')),
    ],
  },
  {
    name: 'query: URLSearchParams as the params of axios',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (library: string, tag: string) =>
  ids((await axios.get(\`\${process.env.BASE_URL}/api/v1/books\`, { params: new URLSearchParams({ library_id: library, tag, size: '5' }) })).data);
`,
    calls: [call('find', 'L1', 'R&D')],
    wire: [books('size=5', is('libraryId', 'L1'), is('tag', 'R&D'))],
  },
  {
    name: 'query: searchParams of ky as a text and as pairs',
    source: `
import ky from 'ky';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const text = async () => ids(await ky.get(\`\${base}/api/v1/series\`, { searchParams: 'library_id=L2&language=fr&size=5' }).json());
export const pairs = async (tag: string) =>
  ids(await ky.get(\`\${base}/api/v1/series\`, { searchParams: [['tag', tag], ['tag', 'lost'], ['size', '5']] }).json());
`,
    note: 'not-retried',
    calls: [call('text'), call('pairs', 'c++')],
    wire: [
      series('size=5', is('libraryId', 'L2'), is('language', 'fr')),
      series('size=5', anyOf(is('tag', 'c++'), is('tag', 'lost'))),
    ],
  },
  {
    name: 'query: one key in the URL and in the params',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (library: string) =>
  ids((await axios.get(\`\${process.env.BASE_URL}/api/v1/series?library_id=L1&language=fr\`, { params: { library_id: library, size: 9 } })).data);
`,
    calls: [call('find', 'L2')],
    wire: [series('size=9', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')), is('language', 'fr'))],
  },
  {
    name: 'query: the same object for two requests',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export async function overview(library?: string) {
  const params: { library_id?: string; size: number } = { size: 2 };
  if (library) params.library_id = library;
  const series = await http.get('/api/v1/series', { params });
  const books = await http.get('/api/v1/books', { params });
  return [ids(series.data), ids(books.data)];
}
`,
    calls: [call('overview'), call('overview', 'L2')],
    wire: [
      series('size=2'),
      books('size=2'),
      series('size=2', is('libraryId', 'L2')),
      books('size=2', is('libraryId', 'L2')),
    ],
  },
  {
    name: 'wrapper: options with params over axios',
    source: `
import { request } from './request';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const series = async (libraryId: string, page: number) =>
  ids(await request({ url: '/api/v1/series', method: 'GET', params: { library_id: libraryId, page, size: 4 } }));
export const books = async (seriesId: string) => ids(await request({ url: \`/api/v1/series/\${seriesId}/books\`, params: { unpaged: true } }));
`,
    modules: {
      'request.ts': `
import axios, { type AxiosRequestConfig } from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL, headers: { 'X-API-Key': 'k' } });
export async function request(config: AxiosRequestConfig): Promise<any> {
  const { data } = await http.request(config);
  return data;
}
`,
    },
    calls: [call('series', 'L2', 1), call('books', 'S2')],
    wire: [series('page=1&size=4', is('libraryId', 'L2')), books(`unpaged=true&${byNumber}`, is('seriesId', 'S2'))],
  },
  {
    name: 'wrapper: path and init over fetch',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
async function api<T = any>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(base + path, { ...init, headers: { 'X-API-Key': 'k', ...init.headers } });
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return response.json();
}
export const unread = async (library: string) => ids(await api(\`/api/v1/series?library_id=\${library}&read_status=UNREAD&size=3\`));
export const books = async (id: string) => ids(await api(\`/api/v1/series/\${id}/books?size=3\`));
export const one = async (id: string) => (await api(\`/api/v1/series/\${id}\`)).name;
`,
    calls: [call('unread', 'L1'), call('books', 'S5'), call('one', 'S5'), call('one', 'S99')],
    wire: [
      series('size=3', is('libraryId', 'L1'), is('readStatus', 'UNREAD')),
      books(`size=3&${byNumber}`, is('seriesId', 'S5')),
      'GET /api/v1/series/S5',
      'GET /api/v1/series/S99',
    ],
  },
  {
    name: 'wrapper: grows by a body, and gets as it did without one',
    source: `
const base = process.env.BASE_URL;
async function getJson(path: string, attempt = 0): Promise<any> {
  const response = await fetch(base + path, { headers: { Accept: 'application/json' } });
  if (!response.ok && attempt < 2) return getJson(path, attempt + 1);
  return response.json();
}
export const total = async (library: string) => (await getJson(\`/api/v1/books?library_id=\${library}&size=2\`)).totalElements;
export const volumes = async (id: string) => (await getJson(\`/api/v1/series/\${id}/books\`)).content.map((book: { name: string }) => book.name);
export const one = async (id: string) => (await getJson(\`/api/v1/series/\${id}\`)).name;
`,
    calls: [call('total', 'L1'), call('volumes', 'S2'), call('one', 'S1')],
    note: codes.grown,
    wire: [books('size=2', is('libraryId', 'L1')), books(byNumber, is('seriesId', 'S2')), 'GET /api/v1/series/S1'],
  },
  {
    name: 'wrapper: another function is put beside one that only gets, and that is passed on',
    source: `
const base = process.env.BASE_URL;
export async function getJson(path: string) {
  const response = await fetch(base + path);
  if (!response.ok) throw new Error(\`GET \${path}: \${response.status}\`);
  return response.json();
}
export const names = async () =>
  (await Promise.all(['/api/v1/series/S1', '/api/v1/series/S5'].map(getJson))).map(({ name }) => name);
export const total = async (library: string) => (await getJson(\`/api/v1/books?library_id=\${library}&size=2\`)).totalElements;
`,
    calls: [call('total', 'L1'), call('names')],
    note: codes.grown,
    wire: [books('size=2', is('libraryId', 'L1')), 'GET /api/v1/series/S1', 'GET /api/v1/series/S5'],
  },
  {
    name: 'wrapper: a class with method, path, query and body',
    source: `
import { Komga } from './komga';
const komga = new Komga(process.env.BASE_URL as string, 'k');
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const series = async (search: string) => ids(await komga.send('GET', '/api/v1/series', { search, size: 5 }));
export const books = async (id: string, unread?: boolean) =>
  ids(await komga.send('GET', \`/api/v1/series/\${id}/books\`, { read_status: unread ? 'UNREAD' : undefined, size: 3 }));
export const rename = (id: string, name: string) => komga.send('PUT', \`/api/v1/libraries/\${id}\`, {}, { name });
`,
    modules: {
      'komga.ts': `
type Query = Record<string, string | number | undefined>;
export class Komga {
  constructor(private readonly base: string, private readonly key: string) {}
  async send(method: string, path: string, query: Query = {}, body?: unknown): Promise<any> {
    const url = new URL(path, this.base);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const response = await fetch(url, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(\`\${response.status}\`);
    return response.status === 204 ? undefined : response.json();
  }
}
`,
    },
    calls: [call('series', 'ninja'), call('books', 'S5', true), call('books', 'S5'), call('rename', 'L1', 'New & old')],
    wire: [
      searching('ninja', series('size=5')),
      books(`size=3&${byNumber}`, is('seriesId', 'S5'), is('readStatus', 'UNREAD')),
      books(`size=3&${byNumber}`, is('seriesId', 'S5')),
      ['PATCH /api/v1/libraries/L1', { name: 'New & old' }],
    ],
  },
  {
    name: 'library: PUT becomes PATCH',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export async function update(id: string, changes: object) {
  const { status } = await http.put(\`/api/v1/libraries/\${id}\`, changes);
  return [status, (await http.get(\`/api/v1/libraries/\${id}\`)).data];
}
`,
    calls: [call('update', 'L1', { name: 'A & B', scanDirectoryExclusions: null }), call('update', 'L1', { name: '' })],
    wire: [
      ['PATCH /api/v1/libraries/L1', { name: 'A & B', scanDirectoryExclusions: null }],
      'GET /api/v1/libraries/L1',
      ['PATCH /api/v1/libraries/L1', { name: '' }],
    ],
  },
];

/** Queries that no migration can turn into conditions. */
export const leftStyles: readonly LeftScenario[] = [
  {
    name: 'left: a regular expression without a condition like it',
    source: `
const base = process.env.BASE_URL;
export const digits = async () => (await (await fetch(\`\${base}/api/v1/series?search_regex=%5B0-9%5D%2B%24,title\`)).json()).totalElements;
export const given = async (regex: string) => (await (await fetch(\`\${base}/api/v1/series?search_regex=\${regex},title\`)).json()).totalElements;
`,
    calls: [call('digits'), call('given', '^n')],
    left: [codes.noEqual, codes.noEqual],
  },
  {
    name: 'left: a regular expression beside what is not in sight',
    source: `
import axios from 'axios';
export const count = async (rest: Record<string, unknown>) =>
  (await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: { ...rest, search_regex: '^n,title' } })).data.totalElements;
`,
    calls: [call('count', { size: 5 })],
    left: [codes.noEqual],
  },
  {
    name: 'left: an own function that can only get, and that is passed on',
    source: `
const base = process.env.BASE_URL;
export async function readJson(path: string) {
  const response = await fetch(base + path);
  return response.json();
}
const paths = ['/api/v1/libraries', '/api/v1/collections'];
export const counts = async () => (await Promise.all(paths.map(readJson))).length;
export const books = async (library: string) => (await readJson(\`/api/v1/books?library_id=\${library}\`)).totalElements;
`,
    calls: [call('books', 'L1')],
    left: [codes.noSlot],
  },
];
