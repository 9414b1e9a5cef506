// fixture: profile=komga
import axios, { type AxiosRequestConfig } from 'axios';

const instance = axios.create({ baseURL: 'https://komga.example.org' });

export interface Paged<T> {
  content: T[];
}

export async function call<T>(config: AxiosRequestConfig): Promise<T> {
  const response = await instance.request<T>(config);
  return response.data;
}

export async function whole<T>(config: AxiosRequestConfig) {
  return instance.request<T>(config);
}

export async function tags(): Promise<string[]> {
  const found = (await call<Paged<string>>({ url: '/api/v2/tags', params: { unpaged: true } })).content; // want: migrated
  return found.filter((tag) => !tag.startsWith('_'));
}

export async function genres(): Promise<string[]> {
  const { data } = await whole<Paged<string>>({ url: '/api/v2/genres', params: { unpaged: true } }); // want: migrated
  return data.content;
}
