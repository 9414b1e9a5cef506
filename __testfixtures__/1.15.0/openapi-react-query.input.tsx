import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

const api = createClient(createFetchClient({ baseUrl: '/' }));

export function Shelf({ page }: { page: number }) {
  const { data } = api.useQuery('get', '/api/v1/series'); // want: review response-not-shown
  const paged = api.useQuery('get', '/api/v1/series', { params: { query: { page } } }); // want: review query-parameters
  const letters = api.useSuspenseQuery('get', '/api/v1/series/alphabetical-groups'); // want: review response-not-shown
  const fresh = api.useQuery('get', '/api/v1/series/new'); // nope: a live list
  return [data, paged, letters, fresh];
}
