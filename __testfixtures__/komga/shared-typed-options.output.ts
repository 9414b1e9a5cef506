// fixture: profile=komga
// Options that several calls of a typed client share, with the query deeper in them.
import createClient from 'openapi-fetch';
import type { paths } from './schema.js';

const client = createClient<paths>({ baseUrl: 'https://komga.example.lan' });

export async function words(library: string) {
  const inLibrary = { params: { query: { library_id: [library] } } };
  const genres = await client.GET('/api/v2/genres', {
    params: { query: { ...inLibrary.params.query, unpaged: true } },
  }); // want: review types-to-generate
  const labels = await client.GET('/api/v2/sharing-labels', {
    params: { query: { ...inLibrary.params.query, unpaged: true } },
  }); // want: review types-to-generate
  const collections = await client.GET('/api/v1/collections', inLibrary); // nope: collections stay
  return [...(genres.data?.content ?? []), ...(labels.data?.content ?? []), ...(collections.data?.content ?? [])];
}

export async function freshWords(library: string) {
  const fresh = { cache: 'no-store', params: { query: { library_id: [library] }, header: { accept: 'application/json' } } };
  const languages = await client.GET('/api/v2/languages', {
    ...fresh,
    params: { ...fresh.params, query: { ...fresh.params.query, unpaged: true } },
  }); // want: review types-to-generate
  const libraries = await client.GET('/api/v1/libraries', fresh); // nope: all libraries
  return [languages.data?.content ?? [], libraries.data];
}

export async function wordsLater(library: string) {
  const changed = { params: { query: { library_id: [library] } } };
  changed.params.query.library_id.push('another');
  const genres = await client.GET('/api/v1/genres', changed); // want: manual query-unknown
  return genres.data;
}

export async function wordsOf(library: string) {
  const only = { params: { query: { library_id: [library], unpaged: true } } };
  const publishers = await client.GET('/api/v2/publishers', only); // want: review types-to-generate
  return publishers.data?.content;
}

export async function lists(library: string) {
  const few = { params: { query: { library_id: [library], size: 3 } } };
  const series = await client.POST('/api/v1/series/list', {
    ...few,
    body: { condition: { libraryId: { operator: 'is', value: library } } },
    params: { query: { size: few.params.query.size } },
  }); // want: review types-to-generate
  const libraries = await client.GET('/api/v1/libraries', few); // nope: all libraries
  return [series.data?.content, libraries.data];
}

let reads = 0;
const counted = {
  params: {
    get query() {
      reads++;
      return { library_id: ['L1'] };
    },
  },
};

export async function countedWords() {
  const genres = await client.GET('/api/v1/genres', counted); // want: manual query-unknown
  return [genres.data, reads];
}
