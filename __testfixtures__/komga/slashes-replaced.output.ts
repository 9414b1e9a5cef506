// fixture: profile=komga
import ky from 'ky';

const api = ky.extend({ prefixUrl: process.env.KOMGA_URL });
const local = 'http://localhost:25600';

// Slashes at one end of a path are taken away or added.
const first = <T>(path: string) => api(path.replace(/^\//, '')).json<T>();
export const genres = () => first<{ content: string[] }>('/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated

const one = async <T>(path: string): Promise<T> => (await fetch(`${local}${path.replace(/^\//, '')}`)).json();
export const publishers = () =>
  one<{ content: string[] }>('//api/v2/publishers?unpaged=true').then((page) => page.content); // want: migrated

const all = <T>(path: string) => api.get(path.replace(/^\/+/, '')).json<T>();
export const languages = () =>
  all<{ content: string[] }>('//api/v2/languages?unpaged=true').then((page) => page.content); // want: migrated

const added = async <T>(path: string): Promise<T> =>
  (await fetch(`${local}${path.replace(/^\/?/, '/')}`)).json().then((page) => page.content);
export const labels = () => added<string[]>('api/v2/sharing-labels?unpaged=true'); // want: migrated
export const roles = () => added<string[]>('/api/v2/authors/roles?unpaged=true'); // want: migrated

const below = async <T>(root: string): Promise<T> => (await fetch(`${local}${root.replace(/\/+$/, '')}/tags`)).json();
export const tags = () => below<string[]>('/api/v1/'); // want: manual url-not-editable

const both = async <T>(path: string): Promise<T> => (await fetch(`${local}/${path.replace(/^\/+|\/+$/g, '')}`)).json();
export const ofBooks = (id: string) =>
  both<{ content: string[] }>(`/api/v2/tags?series_id=${id}&include=BOOK&unpaged=true`).then((page) => page.content); // want: migrated

const open = async <T>(path: string): Promise<T> => (await fetch(`${local}/${path.replace(/^[^a-z]+/, '')}`)).json();
export const dates = () => open<string[]>('/api/v1/series/release-dates'); // want: manual
