import { http, post, StatusError } from './http.ts';

interface Page {
  content: object[];
}

/** Servers before 1.19 know no search. */
export async function booksOf(seriesId: string): Promise<Page> {
  try {
    return await post<Page>('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: seriesId } } }); // nope: moved already
  } catch (error) {
    if (!(error instanceof StatusError) || (error.status !== 404 && error.status !== 405)) throw error;
    return http<Page>(`/api/v1/series/${seriesId}/books`); // want: manual
  }
}
