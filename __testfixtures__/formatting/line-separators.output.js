import axios from 'axios';

const separator = 'a b c';

export const genres = () => axios.get('/v2/genres'); // want: review response-not-shown
export const series = (text = 'x y') => axios.post('/api/v1/series/list', {}, { headers: { 'X-Text': text + separator } }); // want: review response-not-shown
