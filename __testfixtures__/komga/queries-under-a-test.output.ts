// fixture: profile=komga
import axios from 'axios';
import ky from 'ky';

const api = ky.create({ prefixUrl: 'http://komga.lan/api/v1' });

export const publishers = (library?: string) =>
  api.get('../v2/publishers', {
    searchParams: { ...(library ? { library_id: library } : {}), unpaged: true },
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
  axios.post('/api/v1/books/list', {
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
  }, { params: library ? { size: 5 } : undefined }); // want: migrated

export const ofSeries = (id: string, page?: number) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }, {
    params: { ...(page !== undefined ? { page } : {}), sort: 'metadata.numberSort,asc' },
  }); // want: migrated

export const ofSeriesUnread = (id: string, unread = false) =>
  axios.post('/api/v1/books/list', {
    condition: {
      allOf: [
        { seriesId: { operator: 'is', value: id } },
        ...(unread ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : []),
      ],
    },
  }, { params: { sort: 'metadata.numberSort,asc' } }); // want: migrated

export const sorted = (id: string, by?: string) =>
  axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }, {
    params: { sort: 'metadata.numberSort,asc', ...(by ? { sort: by } : {}) },
  }); // want: migrated

export async function removed(id: string, unread: boolean) {
  const { data } = await axios.post('/api/v1/books/list', {
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
  }, { // want: migrated
    params: {
      unpaged: true,
      sort: 'metadata.numberSort,asc',
    },
  });
  return data.content;
}
