import { komga, kyKomga } from './clients.ts';

export const genres = () => komga.get<string[]>('/genres'); // want: review response-not-shown
export const roles = () => komga.get<string[]>('/authors/roles'); // want: review response-not-shown
export const tags = () => kyKomga.get('tags').json<string[]>(); // want: review lists-joined
export const collections = () => komga.get('/collections'); // nope: a live list
