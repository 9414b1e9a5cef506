import { call } from '../scenario.ts';
import { after, anyOf, books, codes, flag, is, type KomgaScenario, searching } from './wire.ts';

const byNumber = 'sort=metadata.numberSort,asc';
const of = (id: string) => is('seriesId', id);

/** Every parameter of `GET /api/v1/books` and of the books of a series, and the order that the latter had by itself. */
export const bookScenarios: readonly KomgaScenario[] = [
  {
    name: 'books: a request that a chain of calls of an own class puts together',
    source: `
class Request<T> {
  private verb = 'GET';
  private readonly search = new URLSearchParams();
  private readonly extra: Record<string, string> = {};
  private payload: string | undefined;
  constructor(private readonly base: string, private readonly segments: string[]) {}
  method(verb: string): this {
    this.verb = verb;
    return this;
  }
  query(name: string, value: string | number | boolean | undefined): this {
    if (value !== undefined) this.search.append(name, String(value));
    return this;
  }
  json(body: unknown): this {
    this.payload = JSON.stringify(body);
    this.extra['Content-Type'] = 'application/json';
    return this;
  }
  async send(): Promise<T> {
    const query = this.search.toString();
    const url = [this.base, ...this.segments].join('/') + (query ? \`?\${query}\` : '');
    return (await fetch(url, { method: this.verb, headers: this.extra, body: this.payload })).json() as Promise<T>;
  }
}
interface Page { content: { id: string }[] }
const request = (...segments: string[]) => new Request<Page>(process.env.BASE_URL + '/api/v1', segments);
export const found = async (library?: string) =>
  (await request('books').query('library_id', library).query('size', 3).send()).content.map(({ id }) => id);
export const ofSeries = async (id: string) =>
  (await request('series', id, 'books').query('unpaged', true).send()).content.map(({ id }) => id);
`,
    calls: [call('found', 'L1'), call('found'), call('ofSeries', 'S1')],
    wire: [
      books('size=3', is('libraryId', 'L1')),
      books('size=3'),
      books('unpaged=true&sort=metadata.numberSort,asc', is('seriesId', 'S1')),
    ],
  },
  {
    name: 'books: an object of a class that a chain of calls fills, and that says what it is as text',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
class Query {
  private readonly pairs: [string, string][] = [];
  with(key: string, value?: string): this {
    if (value) this.pairs.push([key, value]);
    return this;
  }
  toString(): string {
    return this.pairs.map(([key, value]) => \`\${key}=\${encodeURIComponent(value)}\`).join('&');
  }
}
export const find = async (library?: string) => ids(await (await fetch(\`\${base}/api/v1/books?\${new Query().with('library_id', library).with('size', '3')}\`)).json());
`,
    calls: [call('find'), call('find', 'L1')],
    wire: [books('size=3'), books('size=3', is('libraryId', 'L1'))],
  },
  {
    name: 'books: parts of a query under tests inside and behind others',
    source: `
const base = process.env.BASE_URL;
const ids = async (response: Response) => ((await response.json()) as { content: { id: string }[] }).content.map(({ id }) => id);
export async function either(library?: string, status?: string) {
  let query = '';
  if (library) query = \`&library_id=\${library}\`;
  else if (status) query = \`&read_status=\${status}\`;
  return ids(await fetch(\`\${base}/api/v1/books?size=3\${query}\`));
}
export const chain = async (library?: string, status?: string) =>
  ids(await fetch(base + '/api/v1/books?size=3' + (library ? '&library_id=' + library : status ? '&read_status=' + status : '')));
export const inside = async (library?: string, status?: string) =>
  ids(await fetch(\`\${base}/api/v1/books?size=3\${library ? \`\${status ? \`&read_status=\${status}\` : ''}&library_id=\${library}\` : ''}\`));
export async function added(library?: string, status?: string) {
  let query = '';
  if (library) query += '&library_id=' + encodeURIComponent(library);
  if (status) query += '&read_status=' + status;
  return ids(await fetch(base + '/api/v1/books?size=3' + query));
}
`,
    calls: ['either', 'chain', 'inside', 'added'].flatMap((name) => [
      call(name, 'L1', 'READ'),
      call(name, 'L1'),
      call(name, '', 'READ'),
      call(name),
    ]),
    wire: [
      ...[0, 1].flatMap(() => [
        books('size=3', is('libraryId', 'L1')),
        books('size=3', is('libraryId', 'L1')),
        books('size=3', is('readStatus', 'READ')),
        books('size=3'),
      ]),
      books('size=3', is('readStatus', 'READ'), is('libraryId', 'L1')),
      books('size=3', is('libraryId', 'L1')),
      books('size=3'),
      books('size=3'),
      books('size=3', is('libraryId', 'L1'), is('readStatus', 'READ')),
      books('size=3', is('libraryId', 'L1')),
      books('size=3', is('readStatus', 'READ')),
      books('size=3'),
    ],
  },
  {
    name: 'books: no parameter at all, by every library',
    source: `
import axios from 'axios';
import got from 'got';
import ky from 'ky';
import { ofetch } from 'ofetch';
import superagent from 'superagent';
const url = \`\${process.env.BASE_URL}/api/v1/books\`;
export const byFetch = async () => (await fetch(url)).json();
export const byAxios = async () => (await axios.get(url)).data;
export const byKy = () => ky.get(url).json();
export const byGot = () => got.get(url).json();
export const byOfetch = () => ofetch(url);
export const bySuperagent = async () => (await superagent.get(url)).body;
`,
    note: 'not-retried',
    calls: ['byFetch', 'byAxios', 'byKy', 'byGot', 'byOfetch', 'bySuperagent'].map((name) => call(name)),
    wire: Array.from({ length: 6 }, () => books('')),
  },
  {
    name: 'books: library_id and read_status',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const unread = async (library: string) =>
  ids(await (await fetch(\`\${base}/api/v1/books?library_id=\${encodeURIComponent(library)}&read_status=IN_PROGRESS\`)).json());
`,
    calls: [call('unread', 'L1'), call('unread', 'L2')],
    wire: ['L1', 'L2'].map((library) => books('', is('libraryId', library), is('readStatus', 'IN_PROGRESS'))),
  },
  {
    name: 'books: media_status, several of a constant and of an argument',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const broken = async () => ids((await http.get('/api/v1/books', { params: { media_status: ['ERROR', 'UNSUPPORTED'] } })).data);
export const of = async (statuses: string[]) => ids((await http.get('/api/v1/books', { params: { media_status: statuses.join() } })).data);
`,
    calls: [call('broken'), call('of', ['OUTDATED', 'UNKNOWN']), call('of', ['ERROR'])],
    wire: [
      books('', anyOf(is('mediaStatus', 'ERROR'), is('mediaStatus', 'UNSUPPORTED'))),
      books('', anyOf(is('mediaStatus', 'OUTDATED'), is('mediaStatus', 'UNKNOWN'))),
      books('', is('mediaStatus', 'ERROR')),
    ],
  },
  {
    name: 'books: released_after in the text, in a template and as a date',
    source: `
import ky from 'ky';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const known = async () => ids(await ky(\`\${base}/api/v1/books?released_after=2024-01-15\`).json());
export const since = async (day: string) => ids(await ky(\`\${base}/api/v1/books?released_after=\${day}&sort=metadata.releaseDate,desc\`).json());
export const ofDate = async (date: Date) =>
  ids(await ky(\`\${base}/api/v1/books\`, { searchParams: { released_after: date.toISOString().slice(0, 10), size: 5 } }).json());
`,
    note: 'not-retried',
    calls: [call('known'), call('since', '2023-12-31'), call('ofDate', new Date('2024-01-15T23:30:00Z'))],
    wire: [
      books('', after('2024-01-15')),
      books('sort=metadata.releaseDate,desc', after('2023-12-31')),
      books('size=5', after('2024-01-15')),
    ],
  },
  {
    name: 'books: tags',
    source: `
import { ofetch } from 'ofetch';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const tagged = async (tags: string[]) => ids(await ofetch(\`\${base}/api/v1/books\`, { query: { tag: tags, unpaged: true } }));
`,
    note: 'not-retried',
    calls: [call('tagged', ['colour', 'R&D']), call('tagged', ['first, volume', 'a+b']), call('tagged', ['50% off'])],
    wire: [
      books('unpaged=true', anyOf(is('tag', 'colour'), is('tag', 'R&D'))),
      books('unpaged=true', anyOf(is('tag', 'first, volume'), is('tag', 'a+b'))),
      books('unpaged=true', is('tag', '50% off')),
    ],
  },
  {
    name: 'books: search by relevance and in an order',
    source: `
import superagent from 'superagent';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const search = async (search: string, sort?: string) =>
  ids((await superagent.get(\`\${base}/api/v1/books\`).query(sort ? { search, sort } : { search })).body);
`,
    calls: [call('search', 'crème'), call('search', 'crème', 'metadata.numberSort,desc')],
    wire: [searching('crème', books('')), searching('crème', books('sort=metadata.numberSort,desc'))],
  },
  {
    name: 'books: what only series take was ignored',
    source: `
export const count = async () =>
  (await (await fetch(process.env.BASE_URL + '/api/v1/books?deleted=false&author=Frank%20Miller,writer&library_id=L2')).json()).totalElements;
`,
    calls: [call('count')],
    wire: [books('', is('libraryId', 'L2'))],
    note: codes.ignoredParameter,
  },
  {
    name: 'books: every parameter at once, in the text',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (library: string, tag: string, page: number) => {
  const response = await fetch(
    \`\${base}/api/v1/books?search=naruto&library_id=\${library}&media_status=READY&media_status=ERROR&read_status=READ&tag=\${encodeURIComponent(tag)}\` +
      \`&released_after=1999-12-31&page=\${page}&size=20&sort=metadata.numberSort,desc\`,
  );
  return ids(await response.json());
};
`,
    calls: [call('find', 'L1', 'R&D', 0)],
    wire: [
      searching(
        'naruto',
        books(
          'page=0&size=20&sort=metadata.numberSort,desc',
          is('libraryId', 'L1'),
          anyOf(is('mediaStatus', 'READY'), is('mediaStatus', 'ERROR')),
          is('readStatus', 'READ'),
          is('tag', 'R&D'),
          after('1999-12-31'),
        ),
      ),
    ],
  },
  {
    name: 'books: a date of several pieces',
    source: `
import superagent from 'superagent';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const since = async (year: number, month: string) =>
  ids((await superagent.get(\`\${process.env.BASE_URL}/api/v1/books?released_after=\${year}-\${month}-01&sort=metadata.releaseDate,asc\`)).body);
`,
    calls: [call('since', 2024, '01')],
    wire: [books('sort=metadata.releaseDate,asc', after('2024-01-01'))],
  },
  {
    name: 'books: paged or not, as it is asked',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const list = async (all: boolean, library: string) =>
  ids(
    (
      await axios.get(\`\${process.env.BASE_URL}/api/v1/books\`, {
        params: { library_id: library, unpaged: all || undefined, size: all ? undefined : 3, page: all ? undefined : 1 },
      })
    ).data,
  );
`,
    calls: [call('list', true, 'L2'), call('list', false, 'L2')],
    wire: [books('unpaged=true', is('libraryId', 'L2')), books('size=3&page=1', is('libraryId', 'L2'))],
  },
  {
    name: 'books of a series: the order that it had by itself',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const books = async (id: string) => ids(await (await fetch(\`\${base}/api/v1/series/\${id}/books\`)).json());
export const second = async (id: string) => ids(await (await fetch(\`\${base}/api/v1/series/\${id}/books?page=1\`)).json());
`,
    calls: [call('books', 'S5'), call('second', 'S5')],
    wire: [books(byNumber, of('S5')), books(`page=1&${byNumber}`, of('S5'))],
  },
  {
    name: 'books of a series: unpaged, in the text and in options',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const text = async (id: string) => ids((await axios.get(\`\${base}/api/v1/series/\${id}/books?unpaged=true\`)).data);
export const options = async (id: string) => ids((await axios.get(\`\${base}/api/v1/series/\${id}/books\`, { params: { unpaged: true } })).data);
`,
    calls: [call('text', 'S5'), call('options', 'S5')],
    wire: [books(`unpaged=true&${byNumber}`, of('S5')), books(`unpaged=true&${byNumber}`, of('S5'))],
  },
  {
    name: 'books of a series: an order of its own',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const text = async (id: string) => ids((await axios.get(\`\${base}/api/v1/series/\${id}/books?sort=metadata.releaseDate,desc&size=4\`)).data);
export const given = async (id: string, sort: string) => ids((await axios.get(\`\${base}/api/v1/series/\${id}/books\`, { params: { sort, size: 4 } })).data);
`,
    calls: [call('text', 'S5'), call('given', 'S5', 'metadata.title,asc')],
    wire: [books('sort=metadata.releaseDate,desc&size=4', of('S5')), books('sort=metadata.title,asc&size=4', of('S5'))],
  },
  {
    name: 'books of a series: an order only if it is asked for',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const books = async (id: string, sort?: string) =>
  ids((await axios.get(\`\${base}/api/v1/series/\${id}/books\`, { params: { sort, page: 0, size: 6 } })).data);
export const fragment = async (id: string, sort = '') =>
  ids((await axios.get(\`\${base}/api/v1/series/\${id}/books?size=6\${sort ? \`&sort=\${sort}\` : ''}\`)).data);
`,
    calls: [
      call('books', 'S5'),
      call('books', 'S5', 'metadata.title,desc'),
      call('books', 'S5', ''),
      call('fragment', 'S5'),
      call('fragment', 'S5', 'metadata.title,desc'),
    ],
    wire: [
      books(`page=0&size=6&${byNumber}`, of('S5')),
      books('page=0&size=6&sort=metadata.title,desc', of('S5')),
      books(`page=0&size=6&${byNumber}`, of('S5')),
      books(`size=6&${byNumber}`, of('S5')),
      books('size=6&sort=metadata.title,desc', of('S5')),
    ],
  },
  {
    name: 'books of a series: the example of the specification',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const left = async (id: string) =>
  ids(await (await fetch(\`\${base}/api/v1/series/\${id}/books?read_status=UNREAD&read_status=IN_PROGRESS&deleted=false&size=50\`)).json());
`,
    calls: [call('left', 'S5'), call('left', 'S9')],
    wire: ['S5', 'S9'].map((id) =>
      books(
        `size=50&${byNumber}`,
        of(id),
        anyOf(is('readStatus', 'UNREAD'), is('readStatus', 'IN_PROGRESS')),
        flag('deleted', false),
      ),
    ),
  },
  {
    name: 'books of a series: media_status, tag and author',
    source: `
import got from 'got';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (id: string, tag: string) =>
  ids(await got(\`\${base}/api/v1/series/\${id}/books\`, { searchParams: { media_status: 'READY', tag, author: 'Kishimoto, Masashi,WRITER' } }).json());
`,
    note: 'not-retried',
    calls: [call('find', 'S5', 'colour'), call('find', 'S5', 'été')],
    wire: ['colour', 'été'].map((tag) =>
      books(
        byNumber,
        of('S5'),
        is('mediaStatus', 'READY'),
        is('tag', tag),
        is('author', { name: 'Kishimoto, Masashi', role: 'writer' }),
      ),
    ),
  },
  {
    name: 'books of a series: an identifier that is encoded in the path',
    source: `
import ky from 'ky';
const api = ky.create({ prefixUrl: process.env.BASE_URL });
export const count = async (id: string) => (await api.get(\`api/v1/series/\${encodeURIComponent(id)}/books\`).json<{ totalElements: number }>()).totalElements;
`,
    note: 'not-retried',
    calls: [call('count', 'S2'), call('count', 'A/b & 100%')],
    wire: [books(byNumber, of('S2')), books(byNumber, of('A/b & 100%'))],
  },
  {
    name: 'books of a series: a loop over its pages',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
export async function everyBook(seriesId: string) {
  const found: string[] = [];
  let page = 0;
  while (true) {
    const { data } = await http.get(\`/api/v1/series/\${seriesId}/books\`, { params: { page, size: 10 } });
    for (const { id } of data.content) found.push(id);
    if (data.last) return found;
    page++;
  }
}
`,
    calls: [call('everyBook', 'S5'), call('everyBook', 'S3')],
    wire: [
      ...[0, 1, 2].map((page) => books(`page=${page}&size=10&${byNumber}`, of('S5'))),
      books(`page=0&size=10&${byNumber}`, of('S3')),
    ],
  },
  {
    name: 'books of a series: the first, and the one after',
    source: `
import { ofetch } from 'ofetch';
const api = ofetch.create({ baseURL: process.env.BASE_URL });
export const first = async (id: string) => (await api(\`/api/v1/series/\${id}/books\`, { query: { size: 1 } })).content[0].id;
export const next = async (id: string) => {
  const { content } = await api(\`/api/v1/series/\${id}/books?read_status=UNREAD&size=1\`);
  return content[0]?.id ?? null;
};
`,
    note: 'not-retried',
    calls: [call('first', 'S5'), call('next', 'S5'), call('next', 'S4')],
    wire: [
      books(`size=1&${byNumber}`, of('S5')),
      books(`size=1&${byNumber}`, of('S5'), is('readStatus', 'UNREAD')),
      books(`size=1&${byNumber}`, of('S4'), is('readStatus', 'UNREAD')),
    ],
  },
  {
    name: 'books of a series: what only books take was ignored',
    source: `
import superagent from 'superagent';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const books = async (id: string) =>
  ids((await superagent.get(\`\${process.env.BASE_URL}/api/v1/series/\${id}/books\`).query({ library_id: 'L9', released_after: '2030-01-01' })).body);
`,
    calls: [call('books', 'S2')],
    wire: [books(byNumber, of('S2'))],
    note: codes.ignoredParameter,
  },
  {
    name: 'books of a series: several at once, and live requests',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL, headers: { Authorization: 'Basic dTpw' } });
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export async function detail(id: string) {
  const [series, books, collections] = await Promise.all([
    http.get(\`/api/v1/series/\${id}\`),
    http.get(\`/api/v1/series/\${id}/books\`, { params: { unpaged: true } }),
    http.get(\`/api/v1/series/\${id}/collections\`),
  ]);
  return { name: series.data.name, books: ids(books.data), collections: collections.data.map((one: { name: string }) => one.name) };
}
`,
    calls: [call('detail', 'S2')],
    wire: ['GET /api/v1/series/S2', books(`unpaged=true&${byNumber}`, of('S2')), 'GET /api/v1/series/S2/collections'],
    isConcurrent: true,
  },
  {
    name: 'books: a refusal of the server stays one',
    source: `
import axios from 'axios';
export const count = async (unpaged: string) => {
  try {
    return (await axios.get(\`\${process.env.BASE_URL}/api/v1/books\`, { params: { unpaged, library_id: 'L1' } })).data.totalElements;
  } catch (error) {
    return axios.isAxiosError(error) ? \`refused with \${error.response?.status}\` : 'failed';
  }
};
`,
    calls: [call('count', 'true'), call('count', 'perhaps')],
    wire: [books('unpaged=true', is('libraryId', 'L1')), books('unpaged=perhaps', is('libraryId', 'L1'))],
  },
];
