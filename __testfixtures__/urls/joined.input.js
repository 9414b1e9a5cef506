import axios from 'axios';

const server = window.__SERVER__;

export const genres = () => axios.get([server, 'api', 'v1', 'genres'].join('/')); // want: migrated
export const tags = () => axios.get([server, 'api/v1', 'tags/book'].join('/')); // want: migrated
export const volumes = (id) => axios.get(['/api/v1/series', id, 'books'].join('/')); // want: migrated
export const languages = () => axios.get(server.concat('/api/v1', '/languages')); // want: migrated
export const books = () => axios.get('/api/v1'.concat('/books')); // want: migrated
export const labels = () => axios.get(`${server}/api/v1/sharing-labels`.trim()); // want: migrated
export const series = (id) => axios.get(['/api/v1/series', id].join('/')); // nope: one series
