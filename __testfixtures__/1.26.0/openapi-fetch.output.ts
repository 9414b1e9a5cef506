import createClient, { createPathBasedClient } from 'openapi-fetch';

const client = createClient({ baseUrl: 'http://localhost:25600' });
const byPath = createPathBasedClient({ baseUrl: 'http://localhost:25600' });

export const genres = () => client.GET('/v2/genres'); // want: review response-not-shown
export const tags = (libraryId: string) => client.GET('/v2/tags', { params: { query: { library_id: [libraryId] } } }); // want: review lists-joined
export const bookTags = () => client.GET('/v2/tags').then(({ data }) => data ?? []); // want: review lists-joined
export const seriesTags = () => client.GET('/v2/tags'); // want: review lists-joined

export async function facets() {
  const [languages, publishers, labels] = await Promise.all([
    client.GET('/v2/languages'), // want: review response-not-shown
    client.GET('/v2/publishers'), // want: review response-not-shown
    client.GET('/v2/sharing-labels'), // want: review response-not-shown
  ]);
  return { languages: languages.data, publishers: publishers.data, labels: labels.data };
}

export const ages = () => byPath['/v2/age-ratings'].GET(); // want: review response-not-shown
export const years = () => byPath['/v2/series/release-years'].GET({}); // want: review response-not-shown
export const names = (search: string) => byPath["/v2/authors/names"].GET({ params: { query: { search } } }); // want: review response-not-shown
export const roles = () => client.GET(`/v2/authors/roles`); // want: review response-not-shown

export const libraries = () => client.GET('/api/v1/libraries'); // nope: a live list
