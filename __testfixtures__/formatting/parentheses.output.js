import axios from 'axios';

export const genres = async () => (((await (axios.get(('/v2/genres')))))).data; // want: migrated
export const series = async () => ((await (fetch)(('/api/v1/series/list'), ({
  method: ('POST'),
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
})))).json(); // want: migrated
export const books = async (id) => (await ((axios)).post((`/api/v1/books/list`), {
  condition: { seriesId: { operator: 'is', value: id } },
})).data; // want: migrated
export const save = (id, library) => void (axios.patch)(('/api/v1/libraries/' + (id)), (library)); // want: migrated
export const tags = () => (0, fetch)('/v2/tags'); // want: migrated
