import { api, sendJson } from './api';
import type { Book, Page } from './types';

export const latest = () => api<Page<Book>>('/books/latest?size=5'); // nope: a live list
export const started = () => api<Page<Book>>('/books?read_status=IN_PROGRESS&size=5'); // want: migrated
export const broken = () =>
  api<Page<Book>>( // want: migrated
    '/books?media_status=ERROR&media_status=UNSUPPORTED&unpaged=true&sort=metadata.title,asc',
  ).then((page) => page.content);
export const rename = (id: string, title: string) => sendJson('PATCH', `/books/${id}/metadata`, { title });
