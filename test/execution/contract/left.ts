import { call } from '../scenario.ts';
import type { ContractScenario } from './contract-scenario.ts';

/** Clients for which no edit is right: they are reported, and stay as they are. */
export const leftScenarios: readonly ContractScenario[] = [
  {
    name: 'a method in another name',
    source: `
import axios from 'axios';
const fetchJson = axios.get;
export const books = async () => (await fetchJson(\`\${process.env.BASE_URL}/api/v1/books\`)).data.totalElements;
`,
    calls: [call('books')],
    outcomes: ['manual method-in-name'],
    wire: ['GET /api/v1/books'],
    results: 'same',
  },
  {
    name: 'one of two operations that become different requests',
    source: `
const base = process.env.BASE_URL;
export const books = async (series?: string) =>
  (await (await fetch(series ? \`\${base}/api/v1/series/\${series}/books\` : \`\${base}/api/v1/books\`)).json()).totalElements;
`,
    calls: [call('books', 'S2'), call('books')],
    outcomes: ['manual several-operations', 'manual several-operations'],
    wire: ['GET /api/v1/series/S2/books', 'GET /api/v1/books'],
    results: 'same',
  },
  {
    name: 'an identifier that is one of several',
    source: `
const base = process.env.BASE_URL;
const ids = ['S1', 'S2'];
export const books = async (n: number) => (await (await fetch(\`\${base}/api/v1/series/\${ids[n]}/books\`)).json()).totalElements;
export const chosen = async (id?: string) => (await (await fetch(\`\${base}/api/v1/series/\${id ?? 'S9'}/books\`)).json()).totalElements;
`,
    calls: [call('books', 1), call('chosen')],
    // Both could be written at the use, as `ids[n]` and `id ?? 'S9'`.
    outcomes: ['manual several-operations', 'manual several-operations'],
    wire: ['GET /api/v1/series/S2/books', 'GET /api/v1/series/S9/books'],
    results: 'same',
  },
  {
    name: 'the user says so',
    source: `
const base = process.env.BASE_URL;
export const tags = async () =>
  // catalogue-codemod-ignore
  (await fetch(\`\${base}/api/v1/tags/series?library_id=L3\`)).json();
`,
    calls: [call('tags')],
    outcomes: ['ignored'],
    wire: ['GET /api/v1/tags/series?library_id=L3'],
    results: 'same',
  },
  {
    name: 'an own function that only gets, and that is passed on',
    source: `
const base = process.env.BASE_URL;
export async function readJson(path: string) {
  const response = await fetch(base + path);
  return response.json();
}
const paths = ['/api/v1/libraries', '/api/v1/collections'];
export const counts = async () => (await Promise.all(paths.map(readJson))).length;
export const books = async () => (await readJson('/api/v1/books')).totalElements;
`,
    calls: [call('books')],
    outcomes: ['manual no-slot'],
    wire: ['GET /api/v1/books'],
    results: 'same',
  },
];
