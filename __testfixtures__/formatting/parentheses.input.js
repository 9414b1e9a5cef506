import axios from 'axios';

export const genres = async () => (((await (axios.get(('/api/v1/genres')))))).data; // want: review response-not-shown
export const series = async () => ((await (fetch)(('/api/v1/series'), ({ method: ('GET') })))).json(); // want: review response-not-shown
export const books = async (id) => (await ((axios)).get((`/api/v1/series/${(id)}/books`))).data; // want: review response-not-shown
export const save = (id, library) => void (axios.put)(('/api/v1/libraries/' + (id)), (library)); // want: migrated
export const tags = () => (0, fetch)('/api/v1/tags'); // want: review lists-joined
