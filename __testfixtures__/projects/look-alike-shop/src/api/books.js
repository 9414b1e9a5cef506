import { client } from './client.js';

export const listBooks = () => client.get('/api/v1/books'); // nope: the shop's own list; mention
export const oneBook = (id) => client.get(`/api/v1/books/${id}`); // nope: another path
export const addBook = (book) => client.post('/api/v1/books', book); // nope: another method
export const changeBook = (id, book) => client.put(`/api/v1/books/${id}`, book); // nope: another method
export const removeBook = (id) => client.delete(`/api/v1/books/${id}`); // nope: another method
