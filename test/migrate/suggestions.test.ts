import { expect, test } from 'vitest';
import { migrateAlone } from '../catalogue.ts';
import { loadFixtures } from '../fixture.ts';

const komga = loadFixtures().find(({ folder }) => folder === 'komga')?.options;

/** What is suggested for the call sites of a client that are left, each behind its operation. */
function suggestedFor(client: string): readonly string[] {
  if (komga === undefined) throw new Error('no fixture of this profile');
  const { callSites } = migrateAlone('client.ts', client, komga);
  return callSites
    .filter(({ outcome }) => outcome === 'manual')
    .map(({ operation, notes }) => `${operation}: ${notes.map(({ suggestion }) => suggestion).join()}`);
}

const oneOfSeveral = `const root = process.env.KOMGA_URL;
export function load(kind: string, id: string) {
  let url = root + '/api/v1/books';
  if (kind === 'series') url = \`\${root}/api/v1/series/\${id}/books\`;
  if (kind === 'list') url = \`\${root}/api/v1/readlists/\${id}/books\`;
  return fetch(url);
}
`;

test('an operation is listed with its replacement, and URLs that stay are not', () => {
  expect(suggestedFor(oneOfSeveral)).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is shown to the user
    "GET /api/v1/series/{seriesId}/books: POST ${root}/api/v1/books/list?sort=metadata.numberSort,asc with the body `{ condition: { seriesId: { operator: 'is', value: id } } }`",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is shown to the user
    'GET /api/v1/books: POST ${root}/api/v1/books/list with the body `{}`',
  ]);
});

const beside = `import axios from 'axios';
const keep = new Map();
export const genres = (id: string) => keep.set(id, axios.get('/api/v1/genres', { params: { library_id: id } }));
export const komgaTags = (id: string) => keep.set(id, fetch('/api/v1/tags/book?library_id=' + id));
`;

test('the query beside the URL is shown, with what is added, and how the answer is read', () => {
  expect(suggestedFor(beside)).toEqual([
    'GET /api/v1/genres: GET /api/v2/genres with the query `{ library_id: id, unpaged: true }`, whose `content` is the list',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is shown to the user
    'GET /api/v1/tags/book: GET /api/v2/tags?library_id=${id}&include=BOOK&unpaged=true, whose `content` is the list',
  ]);
});

const based = `import axios from 'axios';
const komga = axios.create({ baseURL: process.env.KOMGA_URL ?? 'http://localhost:25600' });
const keep = new Map();
export const genres = (id: string) => keep.set(id, komga.get('/api/v1/genres'));
`;

test('a base that the client has is left out, however many it may have', () => {
  expect(suggestedFor(based)).toEqual([
    'GET /api/v1/genres: GET /api/v2/genres?unpaged=true, whose `content` is the list',
  ]);
});

const named = `import { useState } from 'react';
import useSWR from 'swr';
const read = (url: string) => fetch(url).then((response) => response.json());
export function useUnread() {
  const [page] = useState(0);
  return useSWR(\`/api/v1/series?read_status=UNREAD&page=\${page}\`, read);
}
`;

test('a value has the name that it has at the call', () => {
  expect(suggestedFor(named)).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what is shown to the user
    "GET /api/v1/series: POST /api/v1/series/list?page=${page} with the body `{ condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }`",
  ]);
});

const twoBases = `const base = process.env.KOMGA_URL ?? 'http://localhost:25600';
const keep = new Map();
export const genres = (id: string) => keep.set(id, fetch(base + '/api/v1/genres'));
`;

test('a base with two values is left out', () => {
  expect(suggestedFor(twoBases)).toEqual([
    'GET /api/v1/genres: GET /api/v2/genres?unpaged=true, whose `content` is the list',
  ]);
});

const commented = `import axios from 'axios';
const keep = new Map();
export const genres = (id: string) =>
  keep.set(
    id,
    axios.get('/api/v1/genres', {
      params: {
        library_id: id, // only this one
      },
    }),
  );
`;

test('a comment in the query ends with its line', () => {
  expect(suggestedFor(commented)).toEqual([
    'GET /api/v1/genres: GET /api/v2/genres with the query `{\n  library_id: id, // only this one\n        unpaged: true\n}`, whose `content` is the list',
  ]);
});

const withQueryOfTheFunction = `import { ref } from 'vue';
async function get(path: string, params: Record<string, string> = {}) {
  const query = new URLSearchParams(params).toString();
  const response = await fetch(\`/api/v1\${path}\${query ? '?' + query : ''}\`);
  return response.json();
}
function useList(path: string) {
  const data = ref<unknown>(null);
  get(path).then((list) => (data.value = list));
  return { data };
}
export const { data: genres } = useList('/genres');
`;

test('a query that the called function adds is left out', () => {
  expect(suggestedFor(withQueryOfTheFunction)).toEqual([
    'GET /api/v1/genres: GET /api/v2/genres?unpaged=true, whose `content` is the list',
  ]);
});

const withQueryBeside = `import { computed } from 'vue';
import { useFetch } from '@vueuse/core';
const apiUrl = (path: string, query?: URLSearchParams) => '/api/v1' + path + (query ? '?' + query : '');
export function useBooks(page: { value: number }) {
  return useFetch(computed(() => apiUrl('/books', new URLSearchParams({ page: String(page.value) })))).json();
}
`;

test('a query that is shown beside the URL is not shown in it as well', () => {
  expect(suggestedFor(withQueryBeside)).toEqual([
    'GET /api/v1/books: POST /api/v1/books/list with the query `new URLSearchParams({ page: String(page.value) })` and the body `{}`',
  ]);
});
