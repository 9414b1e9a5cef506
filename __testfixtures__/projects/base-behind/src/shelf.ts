import { get } from './lib/read.ts';

export const books = (page: number) => get(`/books?page=${page}`); // want: review query-parameters
export const booksOf = (id: string) => get(`/series/${id}/books?unpaged=true`); // want: review query-parameters
export const genres = () => get('/genres'); // want: review response-not-shown
export const one = (id: string) => get(`/books/${id}`); // nope: one book
