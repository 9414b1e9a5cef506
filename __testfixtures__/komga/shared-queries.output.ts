// fixture: profile=komga
import axios from 'axios';
import ky from 'ky';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

export async function filters(library: string) {
  const params = { library_id: library };
  const [genres, tags, collections] = await Promise.all([
    http.get('/api/v2/genres', { params: { ...params, unpaged: true } }), // want: migrated
    http.get('/api/v2/tags', { params: { ...params, include: 'SERIES', unpaged: true } }), // want: migrated
    http.get('/api/v1/collections', { params }), // nope: a live list
  ]);
  return { genres: genres.data.content, tags: tags.data.content, collections: collections.data };
}

export async function overview(library: string, size: number) {
  const params = { library_id: library, size, deleted: false };
  const { data: series } = await http.post(
    '/api/v1/series/list',
    {
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          { deleted: { operator: 'isFalse' } },
        ],
      },
    },
    { params: { size: params.size } },
  ); // want: migrated
  const { data: groups } = await http.post('/api/v1/series/list/alphabetical-groups', {
    condition: {
      allOf: [
        ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
        { deleted: { operator: 'isFalse' } },
      ],
    },
  }); // want: review parameter-dropped
  return { series, groups, shown: params.size };
}

export async function counted(library: string) {
  const params = { library_id: library, deleted: nextFlag() };
  const series = await http.get('/api/v1/series', { params }); // want: manual query-unknown
  return [series.data, (await http.get('/api/v1/books', { params })).data]; // want: manual query-unknown
}

export async function paged(library: string) {
  const params: Record<string, unknown> = { page: 0 };
  const first = await http.post(
    '/api/v1/series/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { params },
  ); // want: migrated
  params.page = 1;
  return [first.data, (await http.post(
    '/api/v1/series/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { params },
  )).data]; // want: migrated
}

export async function handedOn(library: string) {
  const params = { library_id: library };
  complete(params);
  return (await http.get('/api/v1/series', { params })).data; // want: manual query-unknown
}

export async function stored(library: string) {
  const params = { library_id: library };
  const config = { query: params };
  config.query.library_id = 'other';
  return (await http.get('/api/v1/series', { params })).data; // want: manual query-unknown
}

export async function texts(library: string) {
  const searchParams = new URLSearchParams({ library_id: library });
  const publishers = (
    await ky.get('/api/v2/publishers', {
      searchParams: new URLSearchParams([...searchParams, ['unpaged', 'true']]),
    }).json<{ content: string[] }>()
  ).content; // want: migrated
  const languages = (await (await fetch(`/api/v2/languages?${searchParams}&unpaged=true`)).json()).content; // want: migrated
  const series = await ky.get('/api/v1/series', { searchParams }).json(); // want: manual query-unknown
  return { publishers, languages, series };
}

export async function emptyAtFirst(collection?: string) {
  const searchParams = new URLSearchParams({ unpaged: 'true' });
  if (collection) searchParams.set('collection_id', collection);
  return (await ky.get('/api/v2/genres', { searchParams }).json<{ content: string[] }>()).content; // want: migrated
}

export async function setTwice(library?: string) {
  const params = { library_id: 'comics', size: 20 };
  if (library) params.library_id = library;
  return (await http.get('/api/v1/series', { params })).data; // want: manual query-unknown
}

declare function nextFlag(): boolean;
declare function complete(query: object): void;

// A function that completes the query of several calls
const scope: { library?: string }[] = [];
const completed = async (path: string) => {
  const url = new URL(path, process.env.KOMGA_URL);
  const library = scope.at(-1)?.library;
  if (library) url.searchParams.set('library_id', library);
  return (await fetch(url)).json();
};
export const ofScope = async () => (await completed('/api/v2/genres?unpaged=true')).content.length; // want: migrated
export const inScope = async () => (await completed('/api/v1/collections')).totalElements; // nope: a live operation
export const enter = (library: string) => scope.push({ library });
