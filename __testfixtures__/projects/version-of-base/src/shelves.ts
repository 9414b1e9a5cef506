import { api, load } from './transport';

// want: migrated
export const genres = () => load(`${api}/genres`);

// want: migrated
export const labels = (library: string) => load(`${api}/sharing-labels?library_id=${library}`, { method: 'GET' });

// It stays.
export const collections = () => load(`${api}/collections`);
