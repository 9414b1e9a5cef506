import createClient, { createPathBasedClient } from 'openapi-fetch';

const books = createClient({ baseUrl: '/' });
const byPath = createPathBasedClient({ baseUrl: '/' });

export const all = () => books.GET('/api/v1/books'); // want: review response-not-shown

export const ofSeries = async (seriesId: string) => {
  const { data } = await books.GET('/api/v1/series/{seriesId}/books', { params: { path: { seriesId } } }); // want: review response-not-shown
  return data?.content ?? [];
};

export const pageOf = (series: { id: string }, page: number) =>
  books.GET('/api/v1/series/{seriesId}/books', { // want: review query-parameters
    params: {
      path: { seriesId: series.id },
      query: { page },
    },
    headers: { Accept: 'application/json' },
  });

export const fixed = () => byPath['/api/v1/series/{seriesId}/books'].GET({ params: { path: { seriesId: '0ABC' } } }); // want: review response-not-shown

export const opaque = (init: object) => books.GET('/api/v1/series/{seriesId}/books', init); // want: manual value-unknown

export const one = (bookId: string) => books.GET('/api/v1/books/{bookId}', { params: { path: { bookId } } }); // nope: one book
export const onDeck = () => byPath['/api/v1/books/ondeck'].GET(); // nope: a live list
