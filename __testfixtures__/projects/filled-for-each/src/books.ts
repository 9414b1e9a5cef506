import { getJson, type Page } from './api.js';

export const books = (libraryId: string | undefined, page: number) =>
  getJson<Page<object>>('/books', { library_id: libraryId, page, sort: 'createdDate,desc' }); // want: review wrapper-grown
export const unread = (seriesId: string) =>
  getJson<Page<object>>(`/series/${seriesId}/books`, { read_status: 'UNREAD', size: 1 }); // want: migrated
export const series = (search?: string) => getJson<Page<object>>('/series', { search }); // want: migrated
export const onDeck = () => getJson<Page<object>>('/books/ondeck'); // nope: a live list
export const languages = () => getJson<string[]>('/languages'); // want: review wrapper-grown
