import axios from 'axios';

// catalogue-codemod-ignore
export const genres = () => axios.get('/api/v1/genres'); // want: ignored

export async function load(id: string) {
  // catalogue-codemod-ignore: the old server of the archive stays at 1.10
  const series = await fetch('/api/v1/series'); // want: ignored
  const books = await fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
  /* catalogue-codemod-ignore */
  const library = await axios.put(`/api/v1/libraries/${id}`, {}); // want: ignored
  const tags = await axios.get('/v2/tags'); // want: review lists-joined
  return [series, books, library, tags];
}
