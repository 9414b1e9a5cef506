// fixture: profile=komga
import axios from 'axios';

const stamped = axios.create({ baseURL: 'https://komga.example.com' });

// A time stamp against caches, which no operation reads
stamped.interceptors.request.use((config) => {
  config.params = { _t: Date.now(), ...config.params };
  return config;
});
export const genres = async () => (await stamped.get<string[]>('/api/v1/genres')).data.length; // want: migrated
export const total = async () =>
  // want: migrated
  (await stamped.get('/api/v1/series', { params: { library_id: '0B3MZ', size: 1 } })).data.totalElements;
