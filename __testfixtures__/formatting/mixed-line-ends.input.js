import axios from 'axios';

export async function load() {
  const genres = await axios.get('/api/v1/genres'); // want: migrated
  const series = await axios.get('/api/v1/series'); // want: migrated
  const books = await fetch('/api/v1/books', { // want: migrated
    credentials: 'include',
    cache: 'no-store',
  });
  return [genres, series, books];
}
