import { anything, checked, load, readAll, strict } from './plain.js';

export const series = () => load('/api/v1/series'); // want: review wrapper-grown
export const deck = () => load('/api/v1/books/ondeck'); // nope: a live list

export const books = () => readAll('/api/v1/books'); // want: manual no-slot
export const several = (ids) => Promise.all(ids.map((id) => `/api/v1/books/${id}`).map(readAll)); // nope: one book

export const groups = () => strict('/api/v1/series/alphabetical-groups'); // want: manual no-slot
export const one = (id) => strict(`/api/v1/series/${id}`, { retries: 2 }); // nope: one series

export const volumes = (id) => anything(`/api/v1/series/${id}/books`); // want: manual no-slot
export const more = (id) => checked(`/api/v1/series/${id}/books`); // want: review wrapper-grown
