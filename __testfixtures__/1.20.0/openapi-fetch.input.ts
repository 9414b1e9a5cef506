import createClient, { wrapAsPathBasedClient } from 'openapi-fetch';

const client = createClient({ baseUrl: 'http://localhost:25600' });
const byPath = wrapAsPathBasedClient(client);

export const authors = () => client.GET('/api/v1/authors'); // want: review response-not-shown
export const inkers = () => client.GET('/api/v1/authors', { params: { query: { role: 'inker' } } }); // want: review response-not-shown
export const everyone = async () => (await byPath['/api/v1/authors'].GET()).data; // want: review response-not-shown

export const moved = () => client.GET('/api/v2/authors'); // nope: migrated already
