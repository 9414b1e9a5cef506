import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

const api = createClient(createFetchClient({ baseUrl: '/' }));

export function Shelf({ page }: { page: number }) {
  const { data } = api.useQuery('post', '/api/v1/series/list', { body: {} }); // want: review response-not-shown
  const paged = api.useQuery('post', '/api/v1/series/list', { params: { query: { page } }, body: {} }); // want: review query-parameters
  const letters = api.useSuspenseQuery('post', '/api/v1/series/list/alphabetical-groups', { body: {} }); // want: review response-not-shown
  const fresh = api.useQuery('get', '/api/v1/series/new'); // nope: a live list
  return [data, paged, letters, fresh];
}
