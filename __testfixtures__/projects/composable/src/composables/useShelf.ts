import { useKomgaApi } from './useKomgaApi';

export function useShelf() {
  const { get, post } = useKomgaApi();
  const api = useKomgaApi();
  return {
    unread: () => get<{ content: object[] }>('/api/v1/books', { read_status: 'UNREAD' }), // want: review query-parameters
    series: () => api.get<{ content: object[] }>('/api/v1/series'), // want: review response-not-shown
    latest: () => api.get<{ content: object[] }>('/api/v1/series/latest'), // nope: a live list
    search: (text: string) => post('/api/v1/books/list', { fullTextSearch: text }), // nope: moved already
  };
}
