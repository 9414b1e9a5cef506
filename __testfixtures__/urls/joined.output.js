import axios from 'axios';

const server = window.__SERVER__;

export const genres = () => axios.get([server, 'v2', 'genres'].join('/')); // want: review response-not-shown
export const tags = () => axios.get([server, 'v2/tags'].join('/')); // want: review lists-joined
export const volumes = (id) =>
  axios.post(['/api/v1/books/list'].join('/'), { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
export const languages = () => axios.get(server.concat('/v2', '/languages')); // want: review response-not-shown
export const books = () => axios.post('/api/v1'.concat('/books/list'), {}); // want: review response-not-shown
export const labels = () => axios.get(`${server}/v2/sharing-labels`.trim()); // want: review response-not-shown
export const series = (id) => axios.get(['/api/v1/series', id].join('/')); // nope: one series
