// fixture: profile=komga
import axios from 'axios';

const base = process.env.BASE_URL;

// Several texts are one with commas between them.
export const words = (all: string[]) => axios.get(`${base}/api/v1/series`, { params: { search: all } }); // want: migrated
export const joined = (all: string[]) => fetch(`${base}/api/v1/books?search=${all.join(',')}`); // want: migrated
export async function appended(all: string[]) {
  const params = new URLSearchParams();
  for (const word of all) params.append('search', word);
  return (await fetch(`${base}/api/v1/series?${params}`)).json(); // want: migrated
}

// As a text, a list has commas between its items, and that is several values again.
export const written = () =>
  fetch(`${base}/api/v1/series?${new URLSearchParams({ read_status: ['READ', 'IN_PROGRESS'] as any, size: '5' })}`); // want: migrated
export const given = (states: string[]) =>
  fetch(`${base}/api/v1/series?${new URLSearchParams({ read_status: states as any, size: '5' })}`); // want: migrated

// What is not there is sent as the text `undefined`, which no library has.
export const ofLibrary = (library?: string) => fetch(`${base}/api/v1/series?library_id=${library}&size=4`); // want: migrated
export const found = (search: string | undefined) => fetch(`${base}/api/v1/series?${new URLSearchParams({ search, size: '4' } as any)}`); // want: migrated

// A blank order is none, and the books of a series are in the order of their numbers then.
export const sorted = (id: string, sort = '') => axios.get(`${base}/api/v1/series/${id}/books`, { params: { sort } }); // want: migrated
export const inUrl = (id: string, sort = '') => fetch(`${base}/api/v1/series/${id}/books?sort=${sort}`); // want: manual query-unknown

// The type says that it may be a list, whatever its name says
export const either = (library: string | string[]) => axios.get('/api/v1/books', { params: { library_id: library, size: 2 } }); // want: migrated
