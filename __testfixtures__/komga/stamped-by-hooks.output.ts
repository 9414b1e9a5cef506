// fixture: profile=komga
import axios from 'axios';

const stamped = axios.create({ baseURL: 'https://komga.example.com' });

// A time stamp against caches, which no operation reads
stamped.interceptors.request.use((config) => {
  config.params = { _t: Date.now(), ...config.params };
  return config;
});
export const genres = async () =>
  (await stamped.get<{ content: string[] }>('/api/v2/genres?unpaged=true')).data.content.length; // want: migrated
export const total = async () =>
  // want: migrated
  (
    await stamped.post(
      '/api/v1/series/list',
      { condition: { libraryId: { operator: 'is', value: '0B3MZ' } } },
      { params: { size: 1 } },
    )
  ).data.totalElements;
