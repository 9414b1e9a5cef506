import axios from 'axios';

const server = window.__SERVER__;

export const genres = () => axios.get([server, 'v2', 'genres'].join('/')); // want: migrated
export const tags = () => axios.get([server, 'v2/tags'].join('/')); // want: migrated
export const volumes = (id) => axios.post(['/api/v1/books/list'].join('/'), {
  condition: { seriesId: { operator: 'is', value: id } },
}); // want: migrated
export const languages = () => axios.get(server.concat('/v2', '/languages')); // want: migrated
export const books = () => axios.post('/api/v1'.concat('/books/list'), {}); // want: migrated
export const labels = () => axios.get(`${server}/v2/sharing-labels`.trim()); // want: migrated
export const series = (id) => axios.get(['/api/v1/series', id].join('/')); // nope: one series
