// fixture: profile=komga
// An object whose type has nothing but paging goes on as it is, if no call passes more for it.
import axios from 'axios';

const http = axios.create({ baseURL: 'http://komga.local' });

export interface PageRequest {
  page?: number;
  size?: number;
  sort?: string;
  unpaged?: boolean;
}

export const inSeries = (id: string, pageRequest?: PageRequest) =>
  http.get(`/api/v1/series/${id}/books`, { params: pageRequest }); // want: migrated
export const tagged = (id: string, options: PageRequest = { unpaged: true }) =>
  http.get(`/api/v1/series/${id}/books`, { params: { ...options, tag: 'x' } }); // want: migrated
export const named = (id: string, options: PageRequest) =>
  http.get(`/api/v1/series/${id}/books`, { params: { ...options, sort: 'name' } }); // want: migrated
export const sorted = (id: string, sort: string | undefined, options: PageRequest) =>
  http.get(`/api/v1/series/${id}/books`, { params: { ...options, sort } }); // want: migrated
export const recent = (library: string, options?: Pick<PageRequest, 'page' | 'size'>) =>
  http.get('/api/v1/series', { params: { ...options, library_id: [library] } }); // want: migrated
export const all = (options?: PageRequest) => http.get('/api/v1/books', { params: options }); // want: migrated

// What is passed here is known to be paging, and what is passed there is not: the search module would read it.
const first = (options: PageRequest) => http.get('/api/v1/books', { params: options }); // want: migrated
export const shelf = () => first({ page: 0, size: 20 });
const some = (options: PageRequest) => http.get('/api/v1/books', { params: options }); // want: manual query-unknown
export const asked = (text: string) => some(JSON.parse(text));

// A type does not forbid further names in an object that is held by a name.
const unread = { page: 0, read_status: 'UNREAD' };
const filtered = (options: PageRequest) => http.get('/api/v1/books', { params: options }); // want: manual query-unknown
export const firstUnread = () => filtered(unread);

// A filter has names of its own.
interface Filter extends PageRequest {
  tag?: string;
}
export const byTag = (filter: Filter) => http.get('/api/v1/books', { params: filter }); // want: manual query-unknown

// An open type may have more.
export interface More extends PageRequest {
  [name: string]: unknown;
}
export const more = (options: More) => http.get('/api/v1/books', { params: options }); // want: manual query-unknown

const written = (options: PageRequest, library?: string) => {
  if (library) (options as Record<string, unknown>).library_id = library;
  return http.get('/api/v1/books', { params: options }); // want: manual query-unknown
};
export const inLibrary = (library: string) => written({ size: 5 }, library);
