import axios from 'axios';
import { komgaOrigin } from '../config.ts';

export const http = axios.create({
  baseURL: komgaOrigin,
  withCredentials: true,
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
});

http.interceptors.response.use(undefined, (error) => {
  if (error.response?.status === 401) location.assign('/login');
  return Promise.reject(error);
});
