import axios from 'axios';

export const genres = async () => (((await (axios.get(('/v2/genres')))))).data; // want: review response-not-shown
export const series = async () => ((
  await (fetch)(('/api/v1/series/list'), ({
    method: ('POST'),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }))
)).json(); // want: review response-not-shown
export const books = async (id) =>
  (await ((axios)).post(('/api/v1/books/list'), { condition: { seriesId: { operator: 'is', value: id } } })).data; // want: review response-not-shown
export const save = (id, library) => void (axios.patch)(('/api/v1/libraries/' + (id)), (library)); // want: migrated
export const tags = () => (0, fetch)('/v2/tags'); // want: review lists-joined
