import axios from 'axios';

const api = axios.create({ baseURL: 'https://bookstore-tutorial.example.com' });

export const listBooks = (page = 1) => api.get('/api/v1/books', { params: { page, limit: 10 } }); // nope: the tutorial's own server; mention
export const addBook = (book) => api.post('/api/v1/books', book); // nope: another method
export const listAuthors = () => api.get('/api/v1/authors'); // nope: the tutorial's own server; mention
export const listGenres = () => fetch('https://bookstore-tutorial.example.com/api/v1/genres'); // nope: the tutorial's own server; mention
