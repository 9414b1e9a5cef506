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
  if (search) params.search = search;
  return (await http.get('/api/v1/books', { params })).data; // want: migrated
}
