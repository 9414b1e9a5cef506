import axios from 'axios';

export const komga = axios.create({ timeout: 15_000 });

komga.interceptors.request.use((config) => {
  const server = localStorage.getItem('komga');
  if (server === null) throw new Error('no server');
  config.baseURL = `${server.replace(/\/+$/, '')}/api/v1`;
  return config;
});
