import createClient, { wrapAsPathBasedClient } from 'openapi-fetch';

const client = createClient({ baseUrl: 'http://localhost:25600' });
const byPath = wrapAsPathBasedClient(client);

export const authors = () => client.GET('/api/v2/authors'); // want: migrated
export const inkers = () => client.GET('/api/v2/authors', { params: { query: { role: 'inker' } } }); // want: migrated
export const everyone = async () => (await byPath['/api/v2/authors'].GET()).data; // want: migrated

export const moved = () => client.GET('/api/v2/authors'); // nope: migrated already
