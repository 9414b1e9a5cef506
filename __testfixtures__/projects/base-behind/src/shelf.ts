import { get } from './lib/read.ts';

export const books = (page: number) => get(`/books?page=${page}`); // want: review assumed-base
export const booksOf = (id: string) => get(`/series/${id}/books?unpaged=true`); // want: review assumed-base
export const genres = () => get('/genres'); // want: review assumed-base
export const one = (id: string) => get(`/books/${id}`); // nope: one book
