import axios from 'axios';

export const total = async () => (await axios.get('/api/v1/books')).data.totalElements; // want: review response-not-shown
