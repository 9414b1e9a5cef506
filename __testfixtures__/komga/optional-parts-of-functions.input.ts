// fixture: profile=komga
import axios from 'axios';

const host = process.env.KOMGA_URL;

// What a short function gives is written out with the other mark
const within = (id?: string) => (id ? `?library_id=${id}` : '');
export const genres = (libraryId?: string) => axios.get<string[]>(`${host}/api/v1/genres${within(libraryId)}`); // want: migrated
export const tags = (libraryId?: string) => axios.get<string[]>(host + '/api/v1/tags' + within(libraryId)); // want: migrated

function scope(library: { id?: string }) {
  return library.id ? '?library_id=' + library.id : '';
}
export const languages = (one: { id?: string }) => axios.get<string[]>(`${host}/api/v1/languages${scope(one)}`); // want: migrated
export const libraries = (one: { id?: string }) => axios.get<string[]>(`${host}/api/v1/libraries${scope(one)}`);

// Not what has steps, what is passed more than a name, and what uses a name that means something else at the call
const padded = (id?: string) => {
  const text = String(id ?? '').trim();
  return text ? `?library_id=${text}` : '';
};
export const labels = (id?: string) => axios.get<string[]>(`${host}/api/v1/sharing-labels${padded(id)}`); // want: migrated
export const publishers = (ids: string[]) => axios.get<string[]>(`${host}/api/v1/publishers${within(ids.at(-1))}`); // want: migrated
const name = 'library_id';
const named = (id?: string) => (id ? `?${name}=${id}` : '');
export const others = (id: string) => axios.get<string[]>(`${host}/api/v1/libraries${named(id)}`);
export const ages = (name: string) => axios.get<string[]>(`${host}/api/v1/age-ratings${named(name)}`); // want: review age-ratings
