import axios from 'axios';

export async function showGenres(list) {
  const { data } = await axios.get('/genres'); // want: migrated
  list.textContent = data.join(', ');
}

export const collections = () => axios.get('/collections'); // nope: a live operation
