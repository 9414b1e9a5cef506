import axios from 'axios';

export async function load() {
  const genres = await axios.get('/api/v1/genres'); // want: review response-not-shown
  const series = await axios.get('/api/v1/series'); // want: review response-not-shown
  const books = await fetch('/api/v1/books', { // want: review response-not-shown
    credentials: 'include',
    cache: 'no-store',
  });
  return [genres, series, books];
}
