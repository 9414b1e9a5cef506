import axios from 'axios';

const admin = axios.create({ baseURL: `${process.env.ADMIN_SERVER}/api/v1` });

export const books = (page) => admin.get('/books', { params: { page, size: 12 } }); // nope: of a shop
export const add = (book) => admin.post('/books', book); // nope: another method
export const book = (id) => admin.get(`/books/${id}`); // nope: another path
export const authors = () => admin.get('/authors'); // nope: of a shop
export const rename = (id, body) => admin.put(`/libraries/${id}`, body); // nope: of a shop
