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

export async function facets(library?: string) {
  const params = library ? { library_id: library } : {};
  const [tags, languages] = await Promise.all([
    axios.get<string[]>('/api/v1/tags', { params }), // want: migrated
    axios.get<string[]>('/api/v1/languages', { params }), // want: migrated
  ]);
  return [...tags.data, ...languages.data];
}

export async function labels(library?: string) {
  const params = library ? { library_id: library } : undefined;
  return (await axios.get<string[]>('/api/v1/sharing-labels', { params })).data; // want: migrated
}

export async function shown(library?: string) {
  const params = library ? { library_id: library } : undefined;
  const { data } = await axios.get('/api/v1/series', { params }); // want: migrated
  return data.content;
}

interface PageRequest { page?: number; size?: number; sort?: string }

export async function filtered(pageRequest: PageRequest, library?: string, text?: string) {
  const params: Record<string, unknown> = { ...pageRequest };
  if (library) params.library_id = library;
  if (text) params.search = text;
  return (await axios.get('/api/v1/series', { params })).data; // want: migrated
}

export const tagged = (id: string, paging: PageRequest, tag: string) =>
  axios.get(`/api/v1/series/${id}/books`, { params: { ...paging, tag } }); // want: migrated

export const unknown = (options: Record<string, string>, tag: string) =>
  axios.get('/api/v1/books', { params: { ...options, tag } }); // want: manual query-unknown

/** What has a length is not a single value, whatever its name says. */
export async function ofStatus(paging: PageRequest, status: any, library?: string) {
  const params: Record<string, unknown> = { ...paging };
  if (library) params.library_id = library;
  if (status && status.length) {
    params.status = status;
  }
  return (await axios.get('/api/v1/series', { params })).data; // want: migrated
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
