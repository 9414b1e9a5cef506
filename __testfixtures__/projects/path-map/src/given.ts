import type { Client } from './client.js';

export const find = (client: Client, search: string) => client.get('/books', { search }); // want: manual parameter-type
export const genres = (client: Client) => client.get('/genres', { library_id: '0A' }); // want: manual parameter-type
