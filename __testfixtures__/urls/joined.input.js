import axios from 'axios';

const server = window.__SERVER__;

export const genres = () => axios.get([server, 'api', 'v1', 'genres'].join('/')); // want: review response-not-shown
export const tags = () => axios.get([server, 'api/v1', 'tags/book'].join('/')); // want: review lists-joined
export const volumes = (id) => axios.get(['/api/v1/series', id, 'books'].join('/')); // want: review response-not-shown
export const languages = () => axios.get(server.concat('/api/v1', '/languages')); // want: review response-not-shown
export const books = () => axios.get('/api/v1'.concat('/books')); // want: review response-not-shown
export const labels = () => axios.get(`${server}/api/v1/sharing-labels`.trim()); // want: review response-not-shown
export const series = (id) => axios.get(['/api/v1/series', id].join('/')); // nope: one series
