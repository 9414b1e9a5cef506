// fixture: profile=komga
import axios from 'axios';
import ky from 'ky';

const api = ky.create({ prefixUrl: 'http://komga.lan/api/v1' });

export const publishers = (library?: string) =>
  api.get('../v2/publishers', {
    searchParams: library ? { library_id: library, unpaged: true } : { unpaged: true },
  }).json<{ content: string[] }>().then((page) => page.content); // want: migrated

export const genres = (library?: string) =>
  axios.get<{ content: string[] }>('/api/v2/genres', {
    params: { ...(library && { library_id: library }), unpaged: true },
  }).then((res) => res.data.content); // want: migrated

export const books = (library: string | undefined) =>
  axios.post('/api/v1/books/list', {
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
  }); // want: migrated

export const some = (library: string | undefined) =>
  axios.post(
    '/api/v1/books/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { params: library ? { size: 5 } : undefined },
  ); // want: migrated

export const ofSeries = (id: string, page?: number) =>
  axios.post(
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: id } } },
    { params: { ...(page !== undefined ? { page } : {}), sort: 'metadata.numberSort,asc' } },
  ); // want: migrated

export const ofSeriesUnread = (id: string, unread = false) =>
  axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [
          { seriesId: { operator: 'is', value: id } },
          ...(unread ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : []),
        ],
      },
    },
    { params: { sort: 'metadata.numberSort,asc' } },
  ); // want: migrated

export const sorted = (id: string, by?: string) =>
  axios.post(
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: id } } },
    { params: { sort: 'metadata.numberSort,asc', ...(by ? { sort: by } : {}) } },
  ); // want: migrated

export async function removed(id: string, unread: boolean) {
  const { data } = await axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [
          { seriesId: { operator: 'is', value: id } },
          ...(unread
            ? [
                {
                  anyOf: [
                    { readStatus: { operator: 'is', value: 'UNREAD' } },
                    { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
                  ],
                },
              ]
            : []),
        ],
      },
    },
    { // want: migrated
      params: {
        unpaged: true,
        sort: 'metadata.numberSort,asc',
      },
    },
  );
  return data.content;
}

export async function facets(library?: string) {
  const params = library ? { library_id: library } : {};
  const [tags, languages] = await Promise.all([
    axios.get<{ content: string[] }>('/api/v2/tags', { params: { ...params, unpaged: true } }), // want: migrated
    axios.get<{ content: string[] }>('/api/v2/languages', { params: { ...params, unpaged: true } }), // want: migrated
  ]);
  return [...tags.data.content, ...languages.data.content];
}

export async function labels(library?: string) {
  const params = library ? { library_id: library, unpaged: true } : { unpaged: true };
  return (await axios.get<{ content: string[] }>('/api/v2/sharing-labels', { params })).data.content; // want: migrated
}

export async function shown(library?: string) {
  const { data } = await axios.post('/api/v1/series/list', {
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
  }); // want: migrated
  return data.content;
}

interface PageRequest { page?: number; size?: number; sort?: string }

export async function filtered(pageRequest: PageRequest, library?: string, text?: string) {
  return (
    await axios.post(
      '/api/v1/series/list',
      { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined, fullTextSearch: text },
      { params: pageRequest },
    )
  ).data; // want: migrated
}

export const tagged = (id: string, paging: PageRequest, tag: string) =>
  axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [
          { seriesId: { operator: 'is', value: id } },
          ...(tag ? [{ anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
        ],
      },
    },
    { params: { ...paging, sort: paging.sort || 'metadata.numberSort,asc' } },
  ); // want: migrated

export const unknown = (options: Record<string, string>, tag: string) =>
  axios.get('/api/v1/books', { params: { ...options, tag } }); // want: manual query-unknown

/** What has a length is not a single value, whatever its name says. */
export async function ofStatus(paging: PageRequest, status: any, library?: string) {
  return (
    await axios.post(
      '/api/v1/series/list',
      {
        condition: {
          allOf: [
            ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
            ...(status && status.length
              ? [{ anyOf: [status].flat().map((value) => ({ seriesStatus: { operator: 'is', value } })) }]
              : []),
          ],
        },
      },
      { params: paging },
    )
  ).data; // want: migrated
}

// Paging by its name alone, with a filter in its type, in the function, in what is passed, or set later
interface PageQuery { page?: number; size?: number; library_id?: string }
export const typed = (pageQuery: PageQuery, tag: string) =>
  axios.get('/api/v1/series', { params: { ...pageQuery, tag } }); // want: manual query-unknown
const toPage = (library: string) => ({ page: 0, size: 5, library_id: library });
export const made = (library: string) => axios.get('/api/v1/series', { params: { ...toPage(library), tag: 'a' } }); // want: manual query-unknown
const passed = (pagination: Record<string, unknown>) =>
  axios.get('/api/v1/series', { params: { ...pagination, tag: 'b' } }); // want: manual query-unknown
export const ofLibrary = (library: string) => passed({ page: 1, library_id: library });
export function changed(page: Record<string, unknown>, library?: string) {
  if (library) page.library_id = library;
  return axios.get('/api/v1/series', { params: { ...page, tag: 'c' } }); // want: manual query-unknown
}
