import axios from 'axios';

/**
 * Saved on Windows.
 */
export async function load(seriesId: string) {
  const genres = await axios.get<string[]>('/api/v1/genres'); // want: review response-not-shown
  const books = await axios.get( // want: review response-not-shown
    `/api/v1/series/${seriesId}/books`,
  );
  const series = await fetch('/api/v1/series', { // want: review response-not-shown
    headers: {
      Accept: 'application/json',
    },
  });
  return { genres: genres.data, books: books.data.content, series: await series.json() };
}

export const letters = () => fetch('/api/v1/alphabetical-groups'); // want: review response-not-shown
