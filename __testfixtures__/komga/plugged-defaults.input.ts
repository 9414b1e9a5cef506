// fixture: profile=komga
// A list of plugins gives the client to a function that adds to the query of each request.
import axios, { type AxiosInstance } from 'axios';

const root = 'https://komga.example.com';

const scoped: { install(client: AxiosInstance): void }[] = [];
scoped.push({
  install: (client) => {
    client.defaults.params = { library_id: '2' };
  },
});

const plugged = axios.create({ baseURL: root });
for (const one of scoped) one.install(plugged);

export const ofScope = () => plugged.get('/api/v1/series', { params: { size: 1 } }); // want: manual hook
export const libraries = () => plugged.put('/api/v1/libraries/1', { name: 'a' }); // want: migrated
