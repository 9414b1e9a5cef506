import { call } from '../scenario.ts';
import type { ContractScenario } from './contract-scenario.ts';

/** The lists that move. */
export const lists: readonly ContractScenario[] = [
  {
    name: 'authors, their names and roles',
    source: `
const base = process.env.BASE_URL;
export const authors = async (search: string) => (await fetch(\`\${base}/api/v1/authors?search=\${encodeURIComponent(search)}\`)).json();
export const names = async () => (await fetch(base + '/api/v1/authors/names')).json();
export const roles = async () => (await fetch(\`\${base}/api/v1/authors/roles\`, { headers: { Accept: 'application/json' } })).json();
`,
    calls: [call('authors', 'Zoë & co'), call('names'), call('roles')],
    outcomes: ['review response-not-shown', 'review response-not-shown', 'review response-not-shown'],
    wire: ['GET /api/v2/authors?search=Zoë & co', 'GET /v2/authors/names', 'GET /v2/authors/roles'],
    results: 'open',
  },
  {
    name: 'all lists of values of series, by axios',
    source: `
import axios from 'axios';
const http = axios.create({ baseURL: process.env.BASE_URL, headers: { 'X-API-Key': 'k' } });
export const genres = (libraries: string[]) => http.get('/api/v1/genres', { params: { library_id: libraries.join(',') } }).then((r) => r.data);
export const languages = async (library: string) => (await http.get<string[]>(\`/api/v1/languages?library_id=\${library}\`)).data;
export const publishers = async () => (await http({ url: '/api/v1/publishers' })).data;
export const labels = async () => (await http.request({ method: 'GET', url: '/api/v1/sharing-labels' })).data;
export const ages = async (collection: string) => (await http.get('/api/v1/age-ratings', { params: { collection_id: collection } })).data;
export const years = async () => (await http.get('/api/v1/series/release-dates')).data;
`,
    calls: [
      call('genres', ['L1', 'L2']),
      call('languages', 'L1'),
      call('publishers'),
      call('labels'),
      call('ages', 'C1'),
      call('years'),
    ],
    outcomes: Array.from({ length: 6 }, () => 'review response-not-shown'),
    wire: [
      'GET /v2/genres?library_id=L1,L2',
      'GET /v2/languages?library_id=L1',
      'GET /v2/publishers',
      'GET /v2/sharing-labels',
      'GET /v2/age-ratings?collection_id=C1',
      'GET /v2/series/release-years',
    ],
    results: 'open',
    headers: { apiKey: 'k' },
  },
  {
    name: 'the three lists of tags become one',
    source: `
import ky from 'ky';
const tags = \`\${process.env.BASE_URL}/api/v1/tags\`;
export const all = () => ky.get(tags).json<string[]>();
export const ofBooks = (seriesId: string) => ky.get(\`\${tags}/book\`, { searchParams: { series_id: seriesId } }).json<string[]>();
export const ofSeries = () => ky(tags + '/series?library_id=L2').json<string[]>();
`,
    calls: [call('all'), call('ofBooks', 'S4'), call('ofSeries')],
    outcomes: Array.from({ length: 3 }, () => 'review lists-joined response-not-shown'),
    wire: ['GET /v2/tags', 'GET /v2/tags?series_id=S4', 'GET /v2/tags?library_id=L2'],
    results: 'open',
  },
  {
    name: 'lists of values by got, ofetch and superagent',
    source: `
import got from 'got';
import { $fetch } from 'ofetch';
import superagent from 'superagent';
const base = process.env.BASE_URL as string;
const client = got.extend({ prefixUrl: base });
const shared = { retry: 0 } as const;
export const byGot = () => client.get('api/v1/genres').json<string[]>();
export const byGotUrl = async () => (await got({ url: \`\${base}/api/v1/languages\`, responseType: 'json' })).body;
export const byOfetch = () => $fetch<string[]>('/api/v1/publishers', { baseURL: base, ...shared });
export const bySuperagent = async () => (await superagent.get(\`\${base}/api/v1/sharing-labels\`)).body;
`,
    calls: ['byGot', 'byGotUrl', 'byOfetch', 'bySuperagent'].map((name) => call(name)),
    outcomes: Array.from({ length: 4 }, () => 'review response-not-shown'),
    wire: ['GET /v2/genres', 'GET /v2/languages', 'GET /v2/publishers', 'GET /v2/sharing-labels'],
    results: 'open',
  },
  {
    name: 'one of two lists of tags',
    source: `
const base = process.env.BASE_URL;
export const tags = async (ofBooks: boolean) => (await fetch(base + (ofBooks ? '/api/v1/tags/book' : '/api/v1/tags/series'))).json();
export const values = async (kind: 'genres' | 'tags') => {
  const url = kind === 'genres' ? \`\${base}/api/v1/genres\` : \`\${base}/api/v1/tags\`;
  return (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json();
};
`,
    calls: [call('tags', true), call('tags', false), call('values', 'genres'), call('values', 'tags')],
    outcomes: [
      'review lists-joined response-not-shown',
      'review lists-joined response-not-shown',
      'review response-not-shown lists-joined response-not-shown',
      'review response-not-shown lists-joined response-not-shown',
    ],
    wire: ['GET /v2/tags', 'GET /v2/tags', 'GET /v2/genres', 'GET /v2/tags'],
    results: 'open',
  },
  {
    name: 'a table of paths, some of them live',
    path: 'client.mjs',
    source: `
const PATHS = Object.freeze({
  genres: '/api/v1/genres',
  libraries: '/api/v1/libraries',
  authors: '/api/v1/authors',
});
const get = async (path, query = '') => {
  const response = await fetch(process.env.BASE_URL + path + query);
  return response.json();
};
export const genres = () => get(PATHS.genres);
export const libraries = async () => (await get(PATHS.libraries)).length;
export const authors = () => get(PATHS.authors, '?search=doe');
`,
    calls: [call('genres'), call('libraries'), call('authors')],
    outcomes: ['review response-not-shown', 'review response-not-shown'],
    wire: ['GET /v2/genres', 'GET /api/v1/libraries', 'GET /api/v2/authors?search=doe'],
    results: 'open',
  },
  {
    name: 'a query built by URLSearchParams and by a URL object',
    source: `
const base = process.env.BASE_URL as string;
export const genres = async (libraries: string[]) => {
  const query = new URLSearchParams();
  for (const id of libraries) query.append('library_id', id);
  return (await fetch(\`\${base}/api/v1/genres?\${query}\`)).json();
};
export const years = async (collection: string) => {
  const url = new URL('/api/v1/series/release-dates', base);
  url.searchParams.set('collection_id', collection);
  return (await fetch(url)).json();
};
export const names = async (search: string) => {
  const url = new URL(\`\${base}/api/v1/authors/names\`);
  if (search) url.searchParams.append('search', search);
  return (await fetch(url.toString())).json();
};
`,
    calls: [call('genres', ['L1', 'L2']), call('years', 'C & D'), call('names', 'é+1')],
    outcomes: ['review response-not-shown', 'review response-not-shown', 'review response-not-shown'],
    wire: [
      'GET /v2/genres?library_id=L1&library_id=L2',
      'GET /v2/series/release-years?collection_id=C & D',
      'GET /v2/authors/names?search=é+1',
    ],
    results: 'open',
  },
];
