// fixture: profile=komga
import axios from 'axios';

const http = axios.create({ baseURL: 'http://komga:25600' });

http.interceptors.request.use((config) => {
  config.params.tenant = 'home';
  return config;
});

// The hook needs an object.
export async function find(search?: string, pageRequest?: { page?: number; size?: number }) {
  const params: any = { ...pageRequest };
  return (await http.post('/api/v1/books/list', { fullTextSearch: search }, { params })).data; // want: migrated
}
