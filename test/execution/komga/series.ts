import { call } from '../scenario.ts';
import { anyOf, codes, flag, groups, is, type KomgaScenario, noAge, searching, series, year } from './wire.ts';

/** Every parameter of `GET /api/v1/series` and its groups. */
export const seriesScenarios: readonly KomgaScenario[] = [
  {
    name: 'series: no parameter at all',
    source: `
export const series = async () => (await fetch(\`\${process.env.BASE_URL}/api/v1/series\`)).json();
`,
    calls: [call('series')],
    wire: [series('')],
  },
  {
    name: 'series: paging only',
    source: `
const base = process.env.BASE_URL;
export const page = async (page: number, size: number) =>
  (await fetch(\`\${base}/api/v1/series?page=\${page}&size=\${size}&sort=metadata.titleSort,desc\`)).json();
`,
    calls: [call('page', 0, 7), call('page', 4, 7)],
    wire: [series('page=0&size=7&sort=metadata.titleSort,desc'), series('page=4&size=7&sort=metadata.titleSort,desc')],
  },
  {
    name: 'series: unpaged and two sorts',
    source: `
import axios from 'axios';
export const all = async () =>
  (await axios.get(\`\${process.env.BASE_URL}/api/v1/series?unpaged=true&sort=booksCount,desc&sort=metadata.titleSort\`)).data.content;
`,
    calls: [call('all')],
    wire: [series('unpaged=true&sort=booksCount,desc&sort=metadata.titleSort,asc')],
  },
  {
    name: 'series: library_id in a template',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const ofLibrary = async (id: string) => ids(await (await fetch(\`\${base}/api/v1/series?library_id=\${id}&size=50\`)).json());
`,
    calls: [call('ofLibrary', 'L1'), call('ofLibrary', 'L3')],
    wire: [series('size=50', is('libraryId', 'L1')), series('size=50', is('libraryId', 'L3'))],
  },
  {
    name: 'series: library_id twice in the text of the URL',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const both = async () => ids(await (await fetch(base + '/api/v1/series?library_id=L1&library_id=L2&language=fr')).json());
`,
    calls: [call('both')],
    wire: [series('', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')), is('language', 'fr'))],
  },
  {
    name: 'series: library_id joined by commas',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL });
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const ofLibraries = async (libraries: string[]) =>
  ids((await http.get('/api/v1/series', { params: { library_id: libraries.join(','), unpaged: true } })).data);
`,
    calls: [call('ofLibraries', ['L1', 'L3']), call('ofLibraries', ['L2']), call('ofLibraries', [])],
    wire: [
      series('unpaged=true', anyOf(is('libraryId', 'L1'), is('libraryId', 'L3'))),
      series('unpaged=true', is('libraryId', 'L2')),
      series('unpaged=true'),
    ],
  },
  {
    name: 'series: arrays as axios sends them, in brackets',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (library_id: string[], genre: string[] | undefined) =>
  ids((await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: { library_id, genre } })).data);
`,
    calls: [
      call('find', ['L1', 'L2'], ['crime, noir', 'education']),
      call('find', ['L1'], ['shōjo']),
      call('find', [], ['drama']),
      call('find', ['L2'], undefined),
    ],
    wire: [
      series(
        '',
        anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')),
        anyOf(is('genre', 'crime, noir'), is('genre', 'education')),
      ),
      series('', is('libraryId', 'L1'), is('genre', 'shōjo')),
      series('', is('genre', 'drama')),
      series('', is('libraryId', 'L2')),
    ],
  },
  {
    name: 'series: brackets in the text of the URL',
    source: `
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const some = async () => ids(await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?tag[]=colour&tag[]=lost\`)).json());
`,
    calls: [call('some')],
    wire: [series('', anyOf(is('tag', 'colour'), is('tag', 'lost')))],
  },
  {
    name: 'series: a lone value with a comma is a list to the old server',
    source: `
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const ofGenre = async (genre: string) =>
  ids(await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?genre=\${encodeURIComponent(genre)}\`)).json());
`,
    calls: [call('ofGenre', 'drama,comedy'), call('ofGenre', 'drama')],
    wire: [series('', anyOf(is('genre', 'drama'), is('genre', 'comedy'))), series('', is('genre', 'drama'))],
  },
  {
    name: 'series: collection_id in the order of the collection',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const ofCollection = async (id: string) =>
  ids((await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: { collection_id: id, sort: 'collection.number,asc' } })).data);
`,
    calls: [call('ofCollection', 'C1'), call('ofCollection', 'C3')],
    wire: [
      series('sort=collection.number,asc', is('collectionId', 'C1')),
      series('sort=collection.number,asc', is('collectionId', 'C3')),
    ],
  },
  {
    name: 'series: status from a constant list',
    source: `
import ky from 'ky';
const running = ['ONGOING', 'HIATUS'] as const;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const going = async () => {
  const searchParams = new URLSearchParams();
  for (const status of running) searchParams.append('status', status);
  searchParams.set('language', 'fr');
  return ids(await ky.get(\`\${process.env.BASE_URL}/api/v1/series\`, { searchParams }).json());
};
`,
    note: 'not-retried',
    calls: [call('going')],
    wire: [series('', anyOf(is('seriesStatus', 'ONGOING'), is('seriesStatus', 'HIATUS')), is('language', 'fr'))],
  },
  {
    name: 'series: read_status by got',
    source: `
import got from 'got';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const read = async (status: 'READ' | 'UNREAD' | 'IN_PROGRESS') =>
  ids(await got.get(\`\${process.env.BASE_URL}/api/v1/series\`, { searchParams: { read_status: status, unpaged: true } }).json());
`,
    note: 'not-retried',
    calls: [call('read', 'READ'), call('read', 'IN_PROGRESS')],
    wire: [series('unpaged=true', is('readStatus', 'READ')), series('unpaged=true', is('readStatus', 'IN_PROGRESS'))],
  },
  {
    name: 'series: publisher encoded, as ofetch query and in a template',
    source: `
import { ofetch } from 'ofetch';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const ofQuery = async (publisher: string) => ids(await ofetch(\`\${base}/api/v1/series\`, { query: { publisher } }));
export const ofText = async (publisher: string) => ids(await ofetch(\`\${base}/api/v1/series?publisher=\${encodeURIComponent(publisher)}\`));
`,
    note: 'not-retried',
    calls: [call('ofQuery', 'Éditions & Fils'), call('ofText', 'Rock+Roll Press')],
    wire: [series('', is('publisher', 'Éditions & Fils')), series('', is('publisher', 'Rock+Roll Press'))],
  },
  {
    name: 'series: language by superagent',
    source: `
import superagent from 'superagent';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const inLanguage = async (language: string) =>
  ids((await superagent.get(\`\${process.env.BASE_URL}/api/v1/series\`).query({ language }).set('X-API-Key', 'k')).body);
`,
    calls: [call('inLanguage', 'ja')],
    wire: [series('', is('language', 'ja'))],
  },
  {
    name: 'series: tags whose encoding is in the text',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
const read = async (response: Promise<Response>) => ids(await (await response).json());
export const ampersand = () => read(fetch(base + '/api/v1/series?tag=sci-fi%20%26%20tech'));
export const plus = () => read(fetch(base + '/api/v1/series?tag=giants%2Btitans'));
export const blank = () => read(fetch(base + '/api/v1/series?tag=long+running'));
export const percent = () => read(fetch(base + '/api/v1/series?tag=100%25%20fun'));
`,
    calls: [call('ampersand'), call('plus'), call('blank'), call('percent')],
    wire: ['sci-fi & tech', 'giants+titans', 'long running', '100% fun'].map((tag) => series('', is('tag', tag))),
  },
  {
    name: 'series: a tag that was encoded before',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export async function tagged(tag: string) {
  const encoded = encodeURIComponent(tag);
  const response = await fetch(\`\${base}/api/v1/series?tag=\${encoded}&size=5\`);
  return ids(await response.json());
}
`,
    calls: [call('tagged', 'c++'), call('tagged', 'été')],
    wire: [series('size=5', is('tag', 'c++')), series('size=5', is('tag', 'été'))],
  },
  {
    name: 'series: age_rating in the text',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
const read = async (response: Promise<Response>) => ids(await (await response).json());
export const teens = () => read(fetch(\`\${base}/api/v1/series?age_rating=13\`));
export const all = () => read(fetch(\`\${base}/api/v1/series?age_rating=0\`));
export const unrated = () => read(fetch(\`\${base}/api/v1/series?age_rating=None\`));
export const either = () => read(fetch(\`\${base}/api/v1/series?age_rating=None&age_rating=18\`));
`,
    calls: [call('teens'), call('all'), call('unrated'), call('either')],
    wire: [
      series('', is('ageRating', 13)),
      series('', is('ageRating', 0)),
      series('', noAge),
      series('', anyOf(noAge, is('ageRating', 18))),
    ],
  },
  {
    name: 'series: age_rating as the old list of ratings gives it',
    source: `
import axios from 'axios';
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const rated = async (ratings: string[]) =>
  ids((await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: { age_rating: ratings } })).data);
`,
    calls: [call('rated', ['None', '18']), call('rated', ['16']), call('rated', ['None'])],
    wire: [series('', anyOf(noAge, is('ageRating', 18))), series('', is('ageRating', 16)), series('', noAge)],
  },
  {
    name: 'series: release_year, one and several',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
const read = async (response: Promise<Response>) => ids(await (await response).json());
export const ofText = () => read(fetch(base + '/api/v1/series?release_year=2020'));
export const several = () => read(fetch(base + '/api/v1/series?release_year=2019&release_year=2021'));
export const of = (year: number) => read(fetch(\`\${base}/api/v1/series?release_year=\${year}\`));
`,
    calls: [call('ofText'), call('several'), call('of', 1987)],
    wire: [
      series('', ...year(2020)),
      series('', anyOf({ allOf: year(2019) }, { allOf: year(2021) })),
      series('', ...year(1987)),
    ],
  },
  {
    name: 'series: release_year that is no number filters nothing',
    source: `
import axios from 'axios';
export const of = async (year: string) => (await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: { release_year: year } })).data.totalElements;
`,
    calls: [call('of', 'soon'), call('of', '2019')],
    wire: [series(''), series('', ...year(2019))],
  },
  {
    name: 'series: sharing_label',
    source: `
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const shared = async (label: string) => {
  const query = new URLSearchParams({ sharing_label: label, sort: 'metadata.titleSort,asc' });
  return ids(await (await fetch(\`\${base}/api/v1/series?\${query}\`)).json());
};
`,
    calls: [call('shared', 'adults & co'), call('shared', 'kids')],
    wire: [
      series('sort=metadata.titleSort,asc', is('sharingLabel', 'adults & co')),
      series('sort=metadata.titleSort,asc', is('sharingLabel', 'kids')),
    ],
  },
  {
    name: 'series: author, split at the last comma, the role in lower case',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const by = async (name: string, role: string) =>
  ids((await axios.get(\`\${base}/api/v1/series?author=\${encodeURIComponent(name)},\${role}\`)).data);
export const byBoth = async (authors: { name: string; role: string }[]) =>
  ids((await axios.get(\`\${base}/api/v1/series\`, { params: { author: authors.map(({ name, role }) => \`\${name},\${role}\`) } })).data);
export const known = async () => ids((await axios.get(\`\${base}/api/v1/series?author=Frank%20Miller,writer\`)).data);
`,
    calls: [
      call('by', 'Doe, John', 'WRITER'),
      call('byBoth', [
        { name: 'Zoë Quill', role: 'writer' },
        { name: 'Kishimoto, Masashi', role: 'Writer' },
      ]),
      call('known'),
    ],
    wire: [
      series('', is('author', { name: 'Doe, John', role: 'writer' })),
      series(
        '',
        anyOf(
          is('author', { name: 'Zoë Quill', role: 'writer' }),
          is('author', { name: 'Kishimoto, Masashi', role: 'writer' }),
        ),
      ),
      series('', is('author', { name: 'Frank Miller', role: 'writer' })),
    ],
  },
  {
    name: 'series: the three flags, in the text and as booleans',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const text = async () => ids((await axios.get(\`\${base}/api/v1/series?oneshot=true&complete=false&deleted=false\`)).data);
export const given = async (oneshot: boolean, complete?: boolean) =>
  ids((await axios.get(\`\${base}/api/v1/series\`, { params: { oneshot, complete } })).data);
export const gone = async (deleted: boolean) => ids((await axios.get(\`\${base}/api/v1/series?deleted=\${deleted}\`)).data);
`,
    calls: [call('text'), call('given', false, true), call('given', true), call('gone', true)],
    wire: [
      series('', flag('oneShot', true), flag('complete', false), flag('deleted', false)),
      series('', flag('oneShot', false), flag('complete', true)),
      series('', flag('oneShot', true)),
      series('', flag('deleted', true)),
    ],
  },
  {
    name: 'series: flags as text',
    source: `
import axios from 'axios';
export const count = async (deleted: string) =>
  (await axios.get(\`\${process.env.BASE_URL}/api/v1/series\`, { params: { deleted, size: 1 } })).data.totalElements;
`,
    calls: [call('count', 'true'), call('count', 'false')],
    wire: [series('size=1', flag('deleted', true)), series('size=1', flag('deleted', false))],
  },
  {
    name: 'series: a flag as 1 and 0',
    source: `
export const count = async (gone: boolean) =>
  (await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?deleted=\${gone ? 1 : 0}&size=1\`)).json()).totalElements;
`,
    calls: [call('count', true), call('count', false)],
    wire: [series('size=1', flag('deleted', true)), series('size=1', flag('deleted', false))],
  },
  {
    name: 'series: several years, an age of 0, an array in a template',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const inYears = async (years: string[]) => ids((await axios.get(\`\${base}/api/v1/series\`, { params: { release_year: years } })).data);
export const upTo = async (age: number) => ids((await axios.get(\`\${base}/api/v1/series\`, { params: { age_rating: age } })).data);
export const ofLibraries = async (libraries: string[]) => ids((await axios.get(\`\${base}/api/v1/series?library_id=\${libraries}&language=fr\`)).data);
`,
    calls: [call('inYears', ['2019', '2021']), call('upTo', 0), call('ofLibraries', ['L1', 'L2'])],
    wire: [
      series('', anyOf({ allOf: year(2019) }, { allOf: year(2021) })),
      series('', is('ageRating', 0)),
      series('', anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')), is('language', 'fr')),
    ],
  },
  {
    name: 'series: a value that encodeURI encodes',
    source: `
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const tagged = async (tag: string) => ids(await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?tag=\${encodeURI(tag)}\`)).json());
`,
    calls: [call('tagged', 'été'), call('tagged', 'long running')],
    wire: [series('', is('tag', 'été')), series('', is('tag', 'long running'))],
  },
  {
    name: 'series: search, and none',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const search = async (text: string) => ids((await axios.get(\`\${base}/api/v1/series?search=\${encodeURIComponent(text)}&size=10\`)).data);
export const maybe = async (search?: string) => ids((await axios.get(\`\${base}/api/v1/series\`, { params: { search, size: 3 } })).data);
`,
    calls: [
      call('search', 'one & batman'),
      call('search', 'crème'),
      call('maybe', 'ninja'),
      call('maybe', ''),
      call('maybe'),
    ],
    wire: [
      searching('one & batman', series('size=10')),
      searching('crème', series('size=10')),
      searching('ninja', series('size=3')),
      series('size=3'),
      series('size=3'),
    ],
  },
  {
    name: 'series: a blank search filters nothing',
    source: `
export const search = async (text: string) => (await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?search=\${text}\`)).json()).totalElements;
`,
    calls: [call('search', ' '), call('search', 'vol')],
    wire: [series(''), searching('vol', series(''))],
    note: codes.notEncoded,
  },
  {
    name: 'series: search_regex at the beginning',
    source: `
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const n = async () => ids(await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?search_regex=%5En,title_sort\`)).json());
`,
    calls: [call('n')],
    wire: [series('', { titleSort: { operator: 'beginsWith', value: 'n' } })],
    note: codes.searchRegex,
  },
  {
    name: 'series: search_regex at the end and anywhere',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const end = async () => ids((await axios.get(\`\${base}/api/v1/series\`, { params: { search_regex: 'wolf$,title' } })).data);
export const anywhere = async () => ids((await axios.get(\`\${base}/api/v1/series\`, { params: { search_regex: 'ninja,title' } })).data);
`,
    calls: [call('end'), call('anywhere')],
    wire: [
      series('', { title: { operator: 'endsWith', value: 'wolf' } }),
      series('', { title: { operator: 'contains', value: 'ninja' } }),
    ],
    note: codes.searchRegex,
  },
  {
    name: 'series: search_regex of a field that is not known was ignored',
    source: `
export const count = async () => (await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?search_regex=%5En,name\`)).json()).totalElements;
`,
    calls: [call('count')],
    wire: [series('')],
    note: codes.ignoredParameter,
  },
  {
    name: 'series: a parameter that was ignored is dropped',
    source: `
export const count = async (library: string) =>
  (await (await fetch(\`\${process.env.BASE_URL}/api/v1/series?library_id=\${library}&media_status=ERROR\`)).json()).totalElements;
`,
    calls: [call('count', 'L2')],
    wire: [series('', is('libraryId', 'L2'))],
    note: codes.ignoredParameter,
  },
  {
    name: 'series: every parameter at once',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL, headers: { 'X-API-Key': 'k' } });
const ids = (page: { content: { id: string }[] }): string => page.content.map(({ id }) => id).join(' ');
export const find = async (library: string, page: number) =>
  ids(
    (
      await http.get('/api/v1/series', {
        params: {
          search: 'naruto',
          library_id: library,
          collection_id: ['C1', 'C2'],
          status: 'ENDED',
          read_status: ['READ', 'IN_PROGRESS'],
          publisher: ['Viz, Media', 'DC'],
          language: 'en',
          genre: 'action',
          tag: 'ninja',
          age_rating: 13,
          release_year: 2000,
          sharing_label: 'kids',
          author: 'Kishimoto, Masashi,writer',
          deleted: false,
          complete: true,
          oneshot: false,
          page,
          size: 10,
          sort: 'metadata.titleSort,asc',
        },
      })
    ).data,
  );
`,
    calls: [call('find', 'L1', 0), call('find', 'L2', 0)],
    wire: ['L1', 'L2'].map((library) =>
      searching(
        'naruto',
        series(
          'page=0&size=10&sort=metadata.titleSort,asc',
          is('libraryId', library),
          anyOf(is('collectionId', 'C1'), is('collectionId', 'C2')),
          is('seriesStatus', 'ENDED'),
          anyOf(is('readStatus', 'READ'), is('readStatus', 'IN_PROGRESS')),
          anyOf(is('publisher', 'Viz, Media'), is('publisher', 'DC')),
          is('language', 'en'),
          is('genre', 'action'),
          is('tag', 'ninja'),
          is('ageRating', 13),
          ...year(2000),
          is('sharingLabel', 'kids'),
          is('author', { name: 'Kishimoto, Masashi', role: 'writer' }),
          flag('deleted', false),
          flag('complete', true),
          flag('oneShot', false),
        ),
      ),
    ),
  },
  {
    name: 'groups: filtered, their paging dropped',
    source: `
import axios from 'axios';
const base = process.env.BASE_URL;
export const all = async () => (await fetch(\`\${base}/api/v1/series/alphabetical-groups\`)).json();
export const ofLibrary = async (id: string) => (await axios.get(\`\${base}/api/v1/series/alphabetical-groups\`, { params: { library_id: id } })).data;
export const unread = async () => (await fetch(base + '/api/v1/series/alphabetical-groups?read_status=UNREAD&deleted=false')).json();
`,
    calls: [call('all'), call('ofLibrary', 'L2'), call('unread')],
    wire: [groups(), groups(is('libraryId', 'L2')), groups(is('readStatus', 'UNREAD'), flag('deleted', false))],
  },
  {
    name: 'groups: paging parameters are dropped',
    source: `
import axios from 'axios';
export const letters = async (libraries: string[], search?: string) => {
  const { data } = await axios.get<{ group: string; count: number }[]>(\`\${process.env.BASE_URL}/api/v1/series/alphabetical-groups\`, {
    params: { library_id: libraries, search, size: 500, unpaged: true },
  });
  return data.map(({ group, count }) => group + count);
};
`,
    calls: [call('letters', ['L1', 'L2'], 'volume'), call('letters', ['L1'])],
    wire: [
      searching('volume', groups(anyOf(is('libraryId', 'L1'), is('libraryId', 'L2')))),
      groups(is('libraryId', 'L1')),
    ],
    note: codes.ignoredParameter,
  },
];
