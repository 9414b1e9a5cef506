import axios from 'axios';

export const genres = () => axios.get('/api/v1/genres'); // want: review response-not-shown   

export const books = () => axios.get('/api/v1/books');   // want: review response-not-shown	

export const tags = () => axios.get('/api/v1/tags'); // want: review lists-joined
