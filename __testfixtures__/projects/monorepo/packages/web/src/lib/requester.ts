import type { AxiosRequestConfig } from 'axios';
import { http } from './http';

/** Sends with the shared instance and gives the body. */
export default async function requester<T>(config: AxiosRequestConfig): Promise<T> {
  const { data } = await http.request<T>({ ...config, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  return data;
}
