import axios from 'axios';

// A filter that is set later for all requests is one of the query, and a search reads none.
const api = axios.create();

export function use(address: string, library: string) {
  api.defaults.baseURL = address;
  api.defaults.params = { library_id: library };
}

export const recent = async (size: number) => (await api.get('/api/v1/books', { params: { size } })).data.content; // want: manual hook
