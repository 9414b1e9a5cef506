import { getJson, scoped, url } from './http.ts';
import { UrlBuilder } from './url-builder.ts';

interface Page<T> {
  content: T[];
}
interface Filters {
  library?: string;
  genres: string[];
  status?: string;
  term: string;
  isUnread: boolean;
}

export function series(filters: Filters, page: number) {
  const builder = url('/api/v1/series').addQueryParameter('page', page).addQueryParameter('size', 50);
  if (filters.library) builder.addQueryParameter('library_id', filters.library);
  builder.addQueryParameters('genre', filters.genres);
  builder.addQueryParameter('status', filters.status);
  builder.addQueryParameter('search', filters.term);
  if (filters.isUnread) {
    builder.addQueryParameter('read_status', 'UNREAD');
    builder.addQueryParameter('read_status', 'IN_PROGRESS');
  }
  return getJson<Page<object>>(builder.build()); // want: migrated
}

export function books(id: string, page = 0) {
  const address = url(`/api/v1/series/${id}/books`)
    .addQueryParameter('page', page)
    .addQueryParameter('deleted', false)
    .build();
  return getJson<Page<object>>(address); // want: migrated
}

export const genres = (library?: string) =>
  getJson<string[]>(new UrlBuilder('/komga', '/api/v1/genres').addQueryParameter('library_id', library).build()); // want: migrated

export const direct = async () =>
  (await fetch(url('/api/v1/languages').build())).json(); // want: migrated

export const latest = () => getJson<Page<object>>(url('/api/v1/series/latest').addQueryParameter('size', 5).build()); // nope: a live list

// The function adds a filter of its own.
export const present = () => getJson<Page<object>>(scoped('/api/v1/books').addQueryParameter('size', 5).build()); // want: manual query-unknown

// Other code may set more.
declare function decorate(builder: UrlBuilder): void;
export function decorated() {
  const builder = url('/api/v1/books').addQueryParameter('media_status', 'READY');
  decorate(builder);
  return getJson<Page<object>>(builder.build()); // want: manual query-unknown
}

// What is set later is not sent.
export function later() {
  const builder = url('/api/v1/books').addQueryParameter('size', 5);
  const address = builder.build();
  builder.addQueryParameter('media_status', 'READY');
  return getJson<Page<object>>(address); // want: manual query-unknown
}

// Two addresses of one builder
export async function twice() {
  const builder = url('/api/v1/books').addQueryParameter('media_status', 'READY');
  const first = await getJson<Page<object>>(builder.build()); // want: manual query-unknown
  builder.addQueryParameter('page', 1);
  return [first, await getJson<Page<object>>(builder.build())]; // want: manual query-unknown
}
