import { komga, read } from '../komga.ts';

export const genres = () => komga<string[]>('/api/v1/genres'); // want: migrated
export const ages = async () => (await read('/api/v1/age-ratings')).json(); // want: migrated
export const tags = async (id: string) => (await read('/api/v1/tags/series', { library_id: id })).json(); // want: migrated
export const people = async () => (await read('/api/v1/authors')).json(); // want: migrated
