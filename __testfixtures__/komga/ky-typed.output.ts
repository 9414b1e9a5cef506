// fixture: profile=komga
// The type of the body is that of the request: `json()` keeps it.
import ky from 'ky';

const api = ky.create({ prefixUrl: 'https://komga.example', retry: 0 });

export const genres = async () => {
  const names = (await api.get<{ content: string[] }>('api/v2/genres?unpaged=true').json()).content; // want: migrated
  return names.length;
};
export const tags = () => api.get<{ content: string[] }>('api/v2/tags?unpaged=true').then((response) => response.json()).then((page) => page.content).then((names) => names.join()); // want: migrated
export const languages = async () =>
  (await api.get('api/v2/languages?unpaged=true').json<{ content: string[] }>()).content.length; // want: migrated
