import axios from 'axios';

export const genres = () => axios.get('/v2/genres'); // want: review response-not-shown   

export const books = () => axios.post('/api/v1/books/list', {});   // want: review response-not-shown	

export const tags = () => axios.get('/v2/tags'); // want: review lists-joined
