import { client } from './client.ts';

export async function tags(libraryId: string): Promise<string[]> {
  const { data } = await client.GET('/api/v1/tags', { params: { query: { library_id: [libraryId] } } }); // want: review
  return data ?? [];
}

export const genres = () => client.GET('/api/v1/genres').then(({ data }) => data ?? []); // want: review
export const libraries = () => client.GET('/api/v1/libraries'); // nope: a live list
