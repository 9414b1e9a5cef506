import axios from 'axios';

export async function load() {
  const genres = await axios.get('/v2/genres'); // want: migrated
  const series = await axios.post('/api/v1/series/list', {}); // want: migrated
  const books = await fetch('/api/v1/books/list', { // want: migrated
    credentials: 'include',
    cache: 'no-store',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  });
  return [genres, series, books];
}
