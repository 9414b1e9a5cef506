// fixture: profile=komga
// The type of the body is that of the request: `json()` keeps it.
import ky from 'ky';

const api = ky.create({ prefixUrl: 'https://komga.example', retry: 0 });

export const genres = async () => {
  const names = await api.get<string[]>('api/v1/genres').json(); // want: migrated
  return names.length;
};
export const tags = () => api.get<string[]>('api/v1/tags').then((response) => response.json()).then((names) => names.join()); // want: migrated
export const languages = async () => (await api.get('api/v1/languages').json<string[]>()).length; // want: migrated
