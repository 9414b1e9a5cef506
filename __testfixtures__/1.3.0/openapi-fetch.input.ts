import createClient, { createPathBasedClient, type Client } from 'openapi-fetch';

const client = createClient({ baseUrl: process.env.CATALOGUE_URL, headers: { 'X-API-Key': process.env.CATALOGUE_KEY } });
const { GET, PATCH, PUT } = client;
const byPath = createPathBasedClient({ baseUrl: '/' });

export const rename = (libraryId: string, name: string) =>
  client.PUT('/api/v1/libraries/{libraryId}', { params: { path: { libraryId } }, body: { name } }); // want: migrated

export async function hide(libraryId: string) {
  const { error } = await PUT('/api/v1/libraries/{libraryId}', { params: { path: { libraryId } }, body: { hashFiles: false } }); // want: migrated
  if (error) throw error;
  return GET('/api/v1/libraries/{libraryId}', { params: { path: { libraryId } } }); // nope: reads the library
}

export const scan = (libraryId: string, body: object) =>
  byPath['/api/v1/libraries/{libraryId}'].PUT({ params: { path: { libraryId } }, body }); // want: migrated

export function save(given: Client<object>, libraryId: string, update: { name: string }) {
  const init = { params: { path: { libraryId } }, body: update };
  return given.PUT('/api/v1/libraries/{libraryId}', init); // want: migrated
}

export const now = (libraryId: string) => PATCH('/api/v1/libraries/{libraryId}', { params: { path: { libraryId } } }); // nope: migrated already
