import axios from 'axios';
import rateLimit from 'axios-rate-limit';
import bent from 'bent';

const komga = rateLimit(axios.create({ baseURL: process.env.KOMGA_URL + '/api/v1' }), { maxRPS: 5 });
const getJson = bent(process.env.KOMGA_URL + '/api/v1', 'json', 200);

export const genres = async () => (await komga.get('/genres')).data; // want: manual unknown-client
export const tags = () => getJson('/tags'); // want: manual unknown-client
export const latest = () => getJson('/series/latest'); // nope: a live list
