// fixture: profile=komga
import axios from 'axios';

const host = process.env.KOMGA_URL;

// What a short function gives is written out with the other mark
const within = (id?: string) => (id ? `?library_id=${id}` : '');
export const genres = (libraryId?: string) => axios.get<{ content: string[] }>(`${host}/api/v2/genres?unpaged=true${libraryId ? `&library_id=${libraryId}` : ''}`).then((res) => ({
  ...res,
  data: res.data.content,
})); // want: migrated
export const tags = (libraryId?: string) => axios.get<{ content: string[] }>(host + '/api/v2/tags?unpaged=true' + (libraryId ? `&library_id=${libraryId}` : '')).then((res) => ({
  ...res,
  data: res.data.content,
})); // want: migrated

function scope(library: { id?: string }) {
  return library.id ? '?library_id=' + library.id : '';
}
export const languages = (one: { id?: string }) => axios.get<{ content: string[] }>(`${host}/api/v2/languages?unpaged=true${scope(one).replace('?', '&')}`).then((res) => ({
  ...res,
  data: res.data.content,
})); // want: migrated
export const libraries = (one: { id?: string }) => axios.get<string[]>(`${host}/api/v1/libraries${scope(one)}`);

// Not what has steps, what is passed more than a name, and what uses a name that means something else at the call
const padded = (id?: string) => {
  const text = String(id ?? '').trim();
  return text ? `&library_id=${text}` : '';
};
export const labels = (id?: string) => axios.get<{ content: string[] }>(`${host}/api/v2/sharing-labels?unpaged=true${padded(id)}`).then((res) => ({
  ...res,
  data: res.data.content,
})); // want: migrated
export const publishers = (ids: string[]) => axios.get<{ content: string[] }>(`${host}/api/v2/publishers?unpaged=true${within(ids.at(-1)).replace('?', '&')}`).then((res) => ({
  ...res,
  data: res.data.content,
})); // want: migrated
const name = 'library_id';
const named = (id?: string) => (id ? `?${name}=${id}` : '');
export const others = (id: string) => axios.get<string[]>(`${host}/api/v1/libraries${named(id)}`);
export const ages = (name: string) => axios.get<{ content: number[] }>(`${host}/api/v2/age-ratings?unpaged=true${named(name).replace('?', '&')}`).then((res) => ({
  ...res,
  data: res.data.content.map(String),
})); // want: review age-ratings
