// fixture: profile=komga
import axios, { type InternalAxiosRequestConfig } from 'axios';

const api = axios.create({ baseURL: 'https://komga.example.com' });

// An adapter that sends nothing makes up the response.
const stub = async (config: InternalAxiosRequestConfig) => {
  return { data: ['en'], status: 200, statusText: 'OK', headers: {}, config };
};
export const made = async () => (await api.get('/api/v1/languages', { adapter: stub })).data.length; // want: manual hook
export const sent = async () => (await api.get('/api/v2/languages?unpaged=true')).data.content.length; // want: migrated
