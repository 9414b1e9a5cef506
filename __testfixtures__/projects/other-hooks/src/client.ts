import axios from 'axios';
import ky from 'ky';
import { $fetch } from 'ofetch';

// What every request of axios goes through is no matter for those of other libraries.
axios.interceptors.request.use((config) => {
  if (config.url?.includes('/publishers')) config.params = { ...config.params, library_id: 'L1' };
  return config;
});

export const hooked = () => axios.get<string[]>('/api/v1/publishers'); // want: manual hook
export const fetched = () => fetch('/api/v1/publishers').then((r) => r.json()); // want: migrated
export const byKy = () => ky('/api/v1/publishers').json<string[]>(); // want: migrated
export const global = () => window.fetch('/api/v1/publishers').then((r) => r.json()); // want: migrated
export const shortened = () => $fetch<string[]>('/api/v1/publishers'); // want: migrated
