import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

// The query comes from a function, whose parameters are all known.
const forLibrary = (library?: string) => ({ params: library ? { library_id: library } : {}, timeout: 5000 });
export const genres = async (library?: string) =>
  (await http.get<string[]>('/api/v1/genres', forLibrary(library))).data; // want: migrated

// One of them would be ignored.
const sorted = (library: string) => ({ params: { library_id: library, sort: 'name' } });
export const labels = async (library: string) =>
  (await http.get<string[]>('/api/v1/sharing-labels', sorted(library))).data; // want: manual query-unknown

// Nobody knows what it makes.
declare function chosen(): { params: object };
export const languages = async () => (await http.get<string[]>('/api/v1/languages', chosen())).data; // want: manual query-unknown

// The options may be absent, and then so is the query.
export async function facets(library?: string) {
  const options = library ? { params: { library_id: library } } : undefined;
  const { data: tags } = await http.get<string[]>('/api/v1/tags', options); // want: migrated
  const { data: publishers } = await http.get<string[]>('/api/v1/publishers', options); // want: migrated
  return { tags, publishers };
}

// One of the options may hold what would be ignored.
export async function roles(isSorted: boolean) {
  const options = isSorted ? { params: { sort: 'name' } } : undefined;
  return (await http.get<string[]>('/api/v1/series/release-dates', options)).data; // want: manual query-unknown
}
