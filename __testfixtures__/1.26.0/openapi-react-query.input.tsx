import createFetchClient from 'openapi-fetch';
import createClient, { type OpenapiQueryClient } from 'openapi-react-query';

const $api = createClient(createFetchClient({ baseUrl: '/' }));

export function useFacets(libraryId: string) {
  const genres = $api.useQuery('get', '/api/v1/genres', { params: { query: { library_id: [libraryId] } } }); // want: migrated
  const tags = $api.useQuery('get', '/api/v1/tags'); // want: migrated
  const bookTags = $api.useQuery('get', '/api/v1/tags/book'); // want: migrated
  const seriesTags = $api.useQuery('get', '/api/v1/tags/series'); // want: migrated
  const languages = $api.useSuspenseQuery('get', '/api/v1/languages'); // want: migrated
  const libraries = $api.useQuery('get', '/api/v1/libraries'); // nope: a live list
  return { genres, tags, bookTags, seriesTags, languages, libraries };
}

export const labels = $api.queryOptions('get', '/api/v1/sharing-labels'); // want: migrated
export const ages = $api.queryOptions('get', '/api/v1/age-ratings', {}); // want: migrated
export const useYears = (client: OpenapiQueryClient<object>) => client.useQuery('get', '/api/v1/series/release-dates'); // want: migrated
export const usePublishers = () => $api.useQuery('get', '/api/v1/publishers'); // want: migrated
export const useNames = (search: string) => $api.useQuery('get', '/api/v1/authors/names', { params: { query: { search } } }); // want: migrated
export const useRoles = () => $api.useQuery('get', '/api/v1/authors/roles'); // want: migrated
