import { komga, kyKomga, origin } from './clients.ts';

export const series = (page: number) => komga.get('/series', { params: { page } }); // want: review query-parameters
export const volumes = (id: string) => komga.get(`series/${id}/books`); // want: review response-not-shown
export const everyBook = () => kyKomga.get('books').json(); // want: review response-not-shown
export const updated = () => komga.get('/series/updated'); // nope: a live list
export const setLibrary = (id: string, library: object) => komga.put(`/libraries/${id}`, library); // want: migrated
export const health = () => origin.get('/actuator/health'); // nope: another path
