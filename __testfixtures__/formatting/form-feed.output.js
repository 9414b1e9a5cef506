import axios from 'axios';

export const genres = () => axios.get('/v2/genres'); // want: migrated   

export const books = () => axios.post('/api/v1/books/list', {});   // want: migrated	

export const tags = () => axios.get('/v2/tags'); // want: migrated
