import createClient, { createPathBasedClient } from 'openapi-fetch';

const client = createClient({ baseUrl: 'http://localhost:25600' });
const byPath = createPathBasedClient({ baseUrl: 'http://localhost:25600' });

export const genres = () => client.GET('/api/v1/genres'); // want: review response-not-shown
export const tags = (libraryId: string) => client.GET('/api/v1/tags', { params: { query: { library_id: [libraryId] } } }); // want: review lists-joined
export const bookTags = () => client.GET('/api/v1/tags/book').then(({ data }) => data ?? []); // want: review lists-joined
export const seriesTags = () => client.GET('/api/v1/tags/series'); // want: review lists-joined

export async function facets() {
  const [languages, publishers, labels] = await Promise.all([
    client.GET('/api/v1/languages'), // want: review response-not-shown
    client.GET('/api/v1/publishers'), // want: review response-not-shown
    client.GET('/api/v1/sharing-labels'), // want: review response-not-shown
  ]);
  return { languages: languages.data, publishers: publishers.data, labels: labels.data };
}

export const ages = () => byPath['/api/v1/age-ratings'].GET(); // want: review response-not-shown
export const years = () => byPath['/api/v1/series/release-dates'].GET({}); // want: review response-not-shown
export const names = (search: string) => byPath["/api/v1/authors/names"].GET({ params: { query: { search } } }); // want: review response-not-shown
export const roles = () => client.GET(`/api/v1/authors/roles`); // want: review response-not-shown

export const libraries = () => client.GET('/api/v1/libraries'); // nope: a live list
