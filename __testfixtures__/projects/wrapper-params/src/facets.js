import * as http from './http.js';

export const genres = (library_id) => http.load('/api/v1/genres', { library_id }); // want: review response-not-shown
export const roles = () => http.load('/api/v1/authors/roles'); // want: review response-not-shown
export const writers = (search) => http.load('/api/v1/authors', { role: 'writer', search }); // want: review response-not-shown
