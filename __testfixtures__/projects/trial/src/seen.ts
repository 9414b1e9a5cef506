import axios from 'axios';

// What is counted by path is read: the new path is counted under another name.
const seen: Record<string, number> = {};
const shortened = ({ url = '' }: { url?: string }) => url.replace(/^.*\/v1\//, '');
const api = axios.create({ baseURL: process.env.KOMGA_URL });
api.interceptors.response.use((response) => {
  const key = shortened(response.config);
  seen[key] = (seen[key] ?? 0) + 1;
  return response;
});

export async function countTags() {
  await api.get('/api/v1/tags'); // want: manual trial-differs
  return seen;
}

export const languages = () => api.get('/api/v1/languages').then(({ data }) => data.length); // want: manual trial-differs
