import axios, { AxiosError, type AxiosInstance } from 'axios';

const root = (import.meta.env.VITE_KOMGA_URL as string).replace(/\/+$/, '');

export const http: AxiosInstance = axios.create({
  baseURL: `${root}/api/v1`,
  timeout: 15_000,
  headers: { 'X-API-Key': import.meta.env.VITE_KOMGA_KEY as string },
  // Komga wants tag=a&tag=b
  paramsSerializer: { indexes: null },
});

http.interceptors.response.use(undefined, (error: AxiosError<{ message?: string }>) => {
  const detail = error.response?.data?.message ?? error.message;
  return Promise.reject(new Error(`Komga: ${detail}`, { cause: error }));
});

export function thumbnailUrl(kind: 'series' | 'books', id: string): string {
  return `${root}/api/v1/${kind}/${id}/thumbnail`;
}
