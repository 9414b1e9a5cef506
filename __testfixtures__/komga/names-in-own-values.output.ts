// fixture: profile=komga
// Scripts that are loaded twice name a variable in its own value
import axios from 'axios';

declare var app: { ready?: boolean } | undefined;

export async function listed<T>(path: string): Promise<T> {
  var value = value || (await fetch('http://komga.local' + path).then((response) => response.json()));
  return value;
}
export const genres = () => listed<{ content: string[] }>('/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated

export async function read(path: string) {
  var list = list || (await listed<string[]>(path));
  return list;
}
export const languages = () => read('/api/v2/languages?unpaged=true').then((page: any): string[] => page.content); // want: migrated

export async function publishers(): Promise<string[]> {
  var app = app || {};
  const response = await fetch('http://komga.local/api/v2/publishers?unpaged=true'); // want: migrated
  if (!app || !response.ok) throw new Error('no publishers');
  return (await response.json()).content;
}

const counts: Record<string, number> = {};
const counting = axios.create({ baseURL: 'https://komga.example.com' });
counting.interceptors.response.use((response) => {
  var name = name ?? response.config.url?.split('/').pop() ?? '';
  counts[name] = (counts[name] ?? 0) + 1;
  return response;
});
export const ratings = () =>
  counting.get('/api/v2/age-ratings?unpaged=true').then((res) => ({ ...res, data: res.data.content.map(String) })); // want: review url-kept

// A base that starts with a text which does not stand in the source
const stored = [localStorage.getItem('komga') || '', 'api'].join('/');
export async function labels(): Promise<string[]> {
  const response = await fetch(new URL('/api/v2/sharing-labels?unpaged=true', stored)); // want: migrated
  return (await response.json()).content;
}
