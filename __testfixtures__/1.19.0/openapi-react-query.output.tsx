import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

const api = createClient(createFetchClient({ baseUrl: '/' }));

export function useVolumes(seriesId: string, isOpen: boolean) {
  return api.useQuery(
    'post',
    '/api/v1/books/list',
    { body: { condition: { seriesId: { operator: 'is', value: seriesId } } } },
    { enabled: isOpen },
  ); // want: review response-not-shown
}

export const useBooks = () => api.useQuery('post', '/api/v1/books/list', { body: {} }, { staleTime: 60_000 }); // want: review response-not-shown
export const useBook = (bookId: string) => api.useQuery('get', '/api/v1/books/{bookId}', { params: { path: { bookId } } }); // nope: one book
