import { SERIES } from './series.js';

export const BOOKS = '/api/v1/books';
export const BOOKS_ON_DECK = `${BOOKS}/ondeck`;
export const booksOfSeries = (id: string): string => `${SERIES}/${id}/books`;
export const bookPath = (id: string): string => `${BOOKS}/${id}`;
