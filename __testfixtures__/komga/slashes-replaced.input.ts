// fixture: profile=komga
import ky from 'ky';

const api = ky.extend({ prefixUrl: process.env.KOMGA_URL });
const local = 'http://localhost:25600';

// Slashes at one end of a path are taken away or added.
const first = <T>(path: string) => api(path.replace(/^\//, '')).json<T>();
export const genres = () => first<string[]>('/api/v1/genres'); // want: migrated

const one = async <T>(path: string): Promise<T> => (await fetch(`${local}${path.replace(/^\//, '')}`)).json();
export const publishers = () => one<string[]>('//api/v1/publishers'); // want: migrated

const all = <T>(path: string) => api.get(path.replace(/^\/+/, '')).json<T>();
export const languages = () => all<string[]>('//api/v1/languages'); // want: migrated

const added = async <T>(path: string): Promise<T> => (await fetch(`${local}${path.replace(/^\/?/, '/')}`)).json();
export const labels = () => added<string[]>('api/v1/sharing-labels'); // want: migrated
export const roles = () => added<string[]>('/api/v1/authors/roles'); // want: migrated

const below = async <T>(root: string): Promise<T> => (await fetch(`${local}${root.replace(/\/+$/, '')}/tags`)).json();
export const tags = () => below<string[]>('/api/v1/'); // want: manual url-not-editable

const both = async <T>(path: string): Promise<T> => (await fetch(`${local}/${path.replace(/^\/+|\/+$/g, '')}`)).json();
export const ofBooks = (id: string) => both<string[]>(`/api/v1/tags/book?series_id=${id}`); // want: migrated

const open = async <T>(path: string): Promise<T> => (await fetch(`${local}/${path.replace(/^[^a-z]+/, '')}`)).json();
export const dates = () => open<string[]>('/api/v1/series/release-dates'); // want: manual
