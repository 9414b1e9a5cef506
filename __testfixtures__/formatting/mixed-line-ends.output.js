import axios from 'axios';

export async function load() {
  const genres = await axios.get('/v2/genres'); // want: review response-not-shown
  const series = await axios.post('/api/v1/series/list', {}); // want: review response-not-shown
  const books = await fetch('/api/v1/books/list', { // want: review response-not-shown
    credentials: 'include',
    cache: 'no-store',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  });
  return [genres, series, books];
}
