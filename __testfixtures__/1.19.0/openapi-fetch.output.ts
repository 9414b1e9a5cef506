import createClient, { createPathBasedClient } from 'openapi-fetch';

const books = createClient({ baseUrl: '/' });
const byPath = createPathBasedClient({ baseUrl: '/' });

export const all = () => books.POST('/api/v1/books/list', { body: {} }); // want: review response-not-shown

export const ofSeries = async (seriesId: string) => {
  const { data } = await books.POST('/api/v1/books/list', {
    body: { condition: { seriesId: { operator: 'is', value: seriesId } } },
  }); // want: review response-not-shown
  return data?.content ?? [];
};

export const pageOf = (series: { id: string }, page: number) =>
  books.POST('/api/v1/books/list', { // want: review query-parameters
    params: {
      query: { page },
    },
    headers: { Accept: 'application/json' },
    body: { condition: { seriesId: { operator: 'is', value: series.id } } },
  });

export const fixed = () =>
  byPath['/api/v1/books/list'].POST({ body: { condition: { seriesId: { operator: 'is', value: '0ABC' } } } }); // want: review response-not-shown

export const opaque = (init: object) => books.GET('/api/v1/series/{seriesId}/books', init); // want: manual value-unknown

export const one = (bookId: string) => books.GET('/api/v1/books/{bookId}', { params: { path: { bookId } } }); // nope: one book
export const onDeck = () => byPath['/api/v1/books/ondeck'].GET(); // nope: a live list
