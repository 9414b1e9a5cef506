import { KomgaClient } from './client.ts';

const komga = new KomgaClient(process.env.KOMGA_URL ?? 'http://localhost:25600');

export const writers = () => komga.read<object[]>('/authors?role=writer'); // want: review response-not-shown
export const moved = () => komga.read<object>('/authors', 'v2'); // nope: moved already
export const genres = () => komga.read<string[]>('/genres'); // want: manual base-holds-version
export const renameLibrary = (id: string, name: string) => komga.write('PUT', `/libraries/${id}`, { name }); // want: migrated
export const search = (text: string) => komga.write('POST', '/books/list', { fullTextSearch: text }); // nope: moved already
export const library = (id: string) => komga.read(`/libraries/${id}`); // nope: another method
