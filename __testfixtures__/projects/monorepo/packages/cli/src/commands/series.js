import { komga, read } from '../komga.js';

export const list = (page = '0') => komga.get('api/v1/series', { searchParams: { page, size: 20 } }).json(); // want: review query-parameters
export const volumes = (id) => komga.get(`api/v1/series/${id}/books`).json(); // want: review response-not-shown
export const show = (id) => read(`api/v1/series/${id}`); // nope: one series
export const unread = () => read('api/v1/books', { read_status: 'UNREAD' }); // want: review
export const updated = () => read('api/v1/series/updated'); // nope: a live list
