import { getJson, getText } from './api';

interface Page<T> {
  content: T[];
}

interface Book {
  id: string;
}

export const unread = (signal: AbortSignal) => getJson<Page<Book>>('/books?read_status=UNREAD&size=5', signal); // want: review wrapper-grown
export const ended = () => getJson<Page<object>>('/series?status=ENDED'); // want: migrated
export const one = (id: string) => getJson<Book>(`/books/${id}`); // nope: one book
export const raw = () => getText('/series?status=HIATUS'); // want: review wrapper-grown
