// fixture: profile=komga
// The query goes through two functions: one names it, the other hands on all options.
import axios from 'axios';

const client = axios.create({ baseURL: process.env.KOMGA_URL });

interface Options {
  params?: Record<string, string>;
  data?: unknown;
}

async function request<T>(method: string, url: string, options: Options = {}): Promise<T> {
  return (await client.request<T>({ method, url, ...options })).data;
}
const get = <T>(path: string, params?: Record<string, string>) => request<T>('GET', path, { params });
const post = <T>(path: string, body: unknown, params?: Record<string, string>) =>
  request<T>('POST', path, { params, data: body });
export const series = (page: number) => post<object>('/api/v1/series/list', {}, { page: String(page) }); // want: review wrapper-grown
export const ofBooks = (id: string) => get<{ content: string[] }>('/api/v2/tags', {
  series_id: id,
  include: 'BOOK',
  unpaged: 'true',
}).then((page) => page.content); // want: migrated

async function send<T>(config: Options & { url: string; method: string }): Promise<T> {
  return (await client.request<T>(config)).data;
}
const load = <T>(url: string, params?: Record<string, string>) => send<T>({ method: 'GET', url, params });
export const books = (page: number) => post<object>('/api/v1/books/list', {}, { page: String(page) }); // want: migrated
export const labels = (id: string) => load<{ content: string[] }>('/api/v2/sharing-labels', {
  library_id: id,
  unpaged: 'true',
}).then((page) => page.content); // want: migrated
