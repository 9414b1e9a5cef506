import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

const $api = createClient(createFetchClient({ baseUrl: '/' }));

export function Authors({ role }: { role: string }) {
  const { data, isLoading } = $api.useQuery('get', '/api/v1/authors', { params: { query: { role } } }); // want: review response-not-shown
  const other = $api.useQuery('get', '/api/v1/authors/roles'); // nope: another operation
  return isLoading ? <i /> : <ul>{data?.map(({ name }) => <li key={name}>{name}</li>)}</ul>;
}
