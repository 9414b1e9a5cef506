export async function useUnread() {
  const { data } = await useKomgaFetch('/api/v1/books', { query: { read_status: ['UNREAD'] } }); // want: review query-parameters
  return data;
}

export const useTags = () => useKomgaFetch('/api/v1/tags', { method: 'GET' }); // want: review
export const useSearch = (text: string) => useKomgaFetch('/api/v1/books/list', { method: 'POST', body: { fullTextSearch: text } }); // nope: moved already
export const navigate = (id: string) => navigateTo(`/series/${id}/books`); // nope: a page of the application
