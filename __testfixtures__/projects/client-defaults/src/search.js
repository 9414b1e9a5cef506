import axios from 'axios';

const shelf = axios.create({ timeout: 5000 });
shelf.defaults.baseURL = '/api/v1';
const other = axios.create({ baseURL: 'https://covers.example.org' });

export const search = (text) => shelf.get('/series', { params: { search: text, size: 20 } }); // want: migrated
export const languages = async () => (await shelf.get('/languages')).data; // want: migrated
export const covers = () => other.get('/series'); // nope: another base
