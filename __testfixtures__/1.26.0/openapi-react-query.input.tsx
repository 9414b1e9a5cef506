import createFetchClient from 'openapi-fetch';
import createClient, { type OpenapiQueryClient } from 'openapi-react-query';

const $api = createClient(createFetchClient({ baseUrl: '/' }));

export function useFacets(libraryId: string) {
  const genres = $api.useQuery('get', '/api/v1/genres', { params: { query: { library_id: [libraryId] } } }); // want: review response-not-shown
  const tags = $api.useQuery('get', '/api/v1/tags'); // want: review lists-joined
  const bookTags = $api.useQuery('get', '/api/v1/tags/book'); // want: review lists-joined
  const seriesTags = $api.useQuery('get', '/api/v1/tags/series'); // want: review lists-joined
  const languages = $api.useSuspenseQuery('get', '/api/v1/languages'); // want: review response-not-shown
  const libraries = $api.useQuery('get', '/api/v1/libraries'); // nope: a live list
  return { genres, tags, bookTags, seriesTags, languages, libraries };
}

export const labels = $api.queryOptions('get', '/api/v1/sharing-labels'); // want: review response-not-shown
export const ages = $api.queryOptions('get', '/api/v1/age-ratings', {}); // want: review response-not-shown
export const useYears = (client: OpenapiQueryClient<object>) => client.useQuery('get', '/api/v1/series/release-dates'); // want: review response-not-shown
export const usePublishers = () => $api.useQuery('get', '/api/v1/publishers'); // want: review response-not-shown
export const useNames = (search: string) => $api.useQuery('get', '/api/v1/authors/names', { params: { query: { search } } }); // want: review response-not-shown
export const useRoles = () => $api.useQuery('get', '/api/v1/authors/roles'); // want: review response-not-shown
