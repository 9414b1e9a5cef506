import axios from 'axios';

/**
 * Saved on Windows.
 */
export async function load(seriesId: string) {
  const genres = await axios.get<string[]>('/v2/genres'); // want: review response-not-shown
  const books = await axios.post( // want: review response-not-shown
    '/api/v1/books/list',
    { condition: { seriesId: { operator: 'is', value: seriesId } } },
  );
  const series = await fetch('/api/v1/series/list', { // want: review response-not-shown
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
    },
    method: 'POST',
    body: JSON.stringify({}),
  });
  return { genres: genres.data, books: books.data.content, series: await series.json() };
}

export const letters = () => fetch('/api/v1/series/list/alphabetical-groups', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
