import axios from 'axios';

export const komga = axios.create({ baseURL: 'http://komga.test:25600/api/v1' });

export const rename = (id: string, name: string) => komga.put(`/libraries/${id}`, { name }); // want: migrated

export const started = async () => {
  const { data } = await komga.get('/books', { params: { read_status: 'IN_PROGRESS' } }); // want: review query-parameters
  return data.content;
};
