// fixture: profile=komga
import axios from 'axios';

const base = process.env.KOMGA_URL;
const http = axios.create({ baseURL: base });

interface PageRequest {
  page?: number;
  size?: number;
}

// The type names paging alone, but `map` passes more.
const asked = [{ size: 1, library_id: 'main' }, { size: 1 }];
const list = async (options: PageRequest) => (await http.get('/api/v1/series', { params: options })).data; // want: manual
export const all = () => Promise.all(asked.map(list));

// What is added fits the type of no parameter.
async function page(options: PageRequest, extra: object) {
  Object.assign(options, extra);
  return (await http.get('/api/v1/books', { params: options })).data; // want: manual
}
export const some = () => page({ size: 5 }, { library_id: 'main' });

// The list changes between the query and the request.
export async function news(libraries: string[]) {
  let url = `${base}/api/v1/books?size=20`;
  for (const id of libraries) url += `&library_id=${id}`;
  libraries[0] = 'other';
  return (await fetch(url)).json(); // want: manual value-changes
}

// The old paths are keys of a table.
const labels: Record<string, string> = { '/api/v1/genres': 'Genres', '/api/v1/publishers': 'Publishers' }; // mention
async function labelled(path: string) {
  const response = await fetch(base + path);
  return { label: labels[path], values: await response.json() };
}
export const lists = () => Promise.all(['/api/v1/genres', '/api/v1/publishers'].map((path) => labelled(path))); // want: manual url-read, manual url-read

// The next request is made of the one before.
export async function walk() {
  let response = await http.get('/api/v1/series', { params: { library_id: 'main', page: 0 } }); // want: manual url-read
  const { params } = response.config;
  response = await http.get('/api/v1/series', { params: { ...params, page: params.page + 1 } }); // want: manual
  return response.data;
}
