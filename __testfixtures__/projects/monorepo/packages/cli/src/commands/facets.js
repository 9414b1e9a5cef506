import { komga, read } from '../komga.js';

export const genres = () => read('api/v1/genres'); // want: review response-not-shown
export const tags = (library_id) => read('api/v1/tags/series', { library_id }); // want: review lists-joined
export const languages = () => komga('api/v1/languages').json(); // want: review response-not-shown
export const roles = () => komga.get('api/v1/authors/roles').json(); // want: review response-not-shown
export const collections = () => read('api/v1/collections'); // nope: a live list
