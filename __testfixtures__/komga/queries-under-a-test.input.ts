// fixture: profile=komga
import axios from 'axios';
import ky from 'ky';

const api = ky.create({ prefixUrl: 'http://komga.lan/api/v1' });

export const publishers = (library?: string) =>
  api.get('publishers', { searchParams: library ? { library_id: library } : {} }).json<string[]>(); // want: migrated

export const genres = (library?: string) =>
  axios.get<string[]>('/api/v1/genres', { params: library && { library_id: library } }).then((res) => res.data); // want: migrated

export const books = (library: string | undefined) =>
  axios.get('/api/v1/books', { params: library ? { library_id: library } : undefined }); // want: migrated

export const some = (library: string | undefined) =>
  axios.get('/api/v1/books', { params: library ? { library_id: library, size: 5 } : undefined }); // want: migrated

export const ofSeries = (id: string, page?: number) =>
  axios.get(`/api/v1/series/${id}/books`, { params: page !== undefined ? { page } : {} }); // want: migrated

export const ofSeriesUnread = (id: string, unread = false) =>
  axios.get(`/api/v1/series/${id}/books`, { params: unread ? { read_status: 'UNREAD' } : {} }); // want: migrated

export const sorted = (id: string, by?: string) =>
  axios.get(`/api/v1/series/${id}/books`, { params: by ? { sort: by } : {} }); // want: migrated

export async function removed(id: string, unread: boolean) {
  const { data } = await axios.get(`/api/v1/series/${id}/books`, { // want: migrated
    params: {
      unpaged: true,
      read_status: unread ? ['UNREAD', 'IN_PROGRESS'] : undefined,
    },
  });
  return data.content;
}
