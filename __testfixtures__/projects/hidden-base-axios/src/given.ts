import axios from 'axios';
import ky from 'ky';

const http = axios.create({ baseURL: process.env.SHELF_API || '/komga/api/v1' });

export const genres = () => http.get<string[]>('/genres').then((response) => response.data); // want: review assumed-base
export const bookTags = async () => (await http.get<string[]>('/tags/book', { params: { series_id: '5' } })).data; // want: review lists-joined
export const started = () => http.get('/books', { params: { read_status: 'IN_PROGRESS' } }); // want: review query-parameters
export const one = (id: string) => http.get(`/books/${id}`); // nope: one book

const short = ky.create({ prefixUrl: process.env.SHELF_API ?? '/komga/api/v1' });

export const labels = () => short.get('sharing-labels').json<string[]>(); // want: review response-not-shown
export const ofSeries = (id: string) => short.get('tags/book', { searchParams: { series_id: id } }).json<string[]>(); // want: review lists-joined
