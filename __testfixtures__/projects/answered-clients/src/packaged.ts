import { ask, callApi, createTransport } from '@acme/transport';

const transport = createTransport('komga');

export async function volumes(seriesId: string): Promise<unknown[]> {
  const page = await callApi('komga', `/api/v1/series/${seriesId}/books?unpaged=true`); // want: migrated
  return page.content;
}

export const rename = (id: string, name: string) => callApi('komga', `/api/v1/libraries/${id}`, 'PUT', { name }); // want: migrated
export const library = (id: string) => callApi('komga', `/api/v1/libraries/${id}`); // nope: one library

export async function newest(libraryId: string) {
  const { data } = await transport.send({ path: '/api/v1/books', query: { library_id: libraryId, size: 5 } }); // want: migrated
  return data.content;
}

export async function tags(): Promise<Set<string>> {
  const { body } = await ask('/api/v1/tags'); // want: migrated
  return new Set(body);
}
