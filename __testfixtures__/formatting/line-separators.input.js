import axios from 'axios';

const separator = 'a b c';

export const genres = () => axios.get('/api/v1/genres'); // want: review response-not-shown
export const series = (text = 'x y') => axios.get('/api/v1/series', { headers: { 'X-Text': text + separator } }); // want: review response-not-shown
