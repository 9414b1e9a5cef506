import createClient, { createPathBasedClient } from 'openapi-fetch';

const client = createClient({ baseUrl: 'http://localhost:25600' });
const byPath = createPathBasedClient({ baseUrl: 'http://localhost:25600' });

export const genres = () => client.GET('/v2/genres'); // want: migrated
export const tags = (libraryId: string) => client.GET('/v2/tags', { params: { query: { library_id: [libraryId] } } }); // want: migrated
export const bookTags = () => client.GET('/v2/tags').then(({ data }) => data ?? []); // want: migrated
export const seriesTags = () => client.GET('/v2/tags'); // want: migrated

export async function facets() {
  const [languages, publishers, labels] = await Promise.all([
    client.GET('/v2/languages'), // want: migrated
    client.GET('/v2/publishers'), // want: migrated
    client.GET('/v2/sharing-labels'), // want: migrated
  ]);
  return { languages: languages.data, publishers: publishers.data, labels: labels.data };
}

export const ages = () => byPath['/v2/age-ratings'].GET(); // want: migrated
export const years = () => byPath['/v2/series/release-years'].GET({}); // want: migrated
export const names = (search: string) => byPath["/v2/authors/names"].GET({ params: { query: { search } } }); // want: migrated
export const roles = () => client.GET(`/v2/authors/roles`); // want: migrated

export const libraries = () => client.GET('/api/v1/libraries'); // nope: a live list
