import { komga, read } from '../komga.ts';

export const genres = () => komga<string[]>('/api/v1/genres'); // want: review response-not-shown
export const ages = async () => (await read('/api/v1/age-ratings')).json(); // want: review response-not-shown
export const tags = async (id: string) => (await read('/api/v1/tags/series', { library_id: id })).json(); // want: review lists-joined
export const people = async () => (await read('/api/v1/authors')).json(); // want: review response-not-shown
