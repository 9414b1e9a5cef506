import { call } from '../scenario.ts';
import type { ContractScenario } from './contract-scenario.ts';

/** Functions of the client that cannot send what is needed: they grow by one parameter. */
export const wrapperScenarios: readonly ContractScenario[] = [
  {
    name: 'lists of values through an own function that only gets',
    source: `
import { getJson } from './get-json.js';
export const tags = () => getJson('/tags');
export const genres = (library) => getJson('/genres', { library_id: library });
export const series = (id) => getJson('/series/' + id);
`,
    path: 'client.js',
    modules: {
      'get-json.js': `
export async function getJson(path, query = {}) {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(process.env.BASE_URL + '/api/v1' + path + (search && '?' + search));
  if (!response.ok) throw new Error('HTTP ' + response.status);
  return response.json();
}
`,
    },
    calls: [call('tags'), call('genres', 'L1'), call('series', 'S5')],
    outcomes: ['review lists-joined response-not-shown wrapper-grown', 'review response-not-shown'],
    wire: ['GET /v2/tags', 'GET /v2/genres?library_id=L1', 'GET /api/v1/series/S5'],
    results: 'open',
  },
  {
    name: 'an own function that only gets, for a search, and that others may call',
    source: `
const base = process.env.BASE_URL;
export async function getJson(path: string) {
  const response = await fetch(base + path);
  return response.json();
}
export const books = async () => (await getJson('/api/v1/books')).totalElements;
`,
    calls: [call('books')],
    outcomes: ['review response-not-shown wrapper-grown'],
    wire: [['POST /api/v1/books/list', {}]],
    results: 'same',
  },
];
