import axios from 'axios';

export const genres = () => axios.get('/api/v1/genres'); // want: migrated   

export const books = () => axios.get('/api/v1/books');   // want: migrated	

export const tags = () => axios.get('/api/v1/tags'); // want: migrated
