import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL });
interface Page<T> {
  content: T[];
}

export function facets(library: string) {
  const options = { params: { library_id: library } };
  return Promise.all([
    http.get<string[]>('/api/v1/genres', options).then((one) => one.data), // want: migrated
    http.get<Page<{ id: string }>>('/api/v1/collections', options).then((one) => one.data.content), // nope: collections
    http.get<string[]>('/api/v1/languages', options).then((one) => one.data), // want: migrated
  ]);
}

// The list moves, and the options hold more than the query
export async function shelf(library: string) {
  const options = { timeout: 500, params: { library_id: library, size: 5 } };
  const latest = await http.get<Page<string>>('/api/v1/books/latest', options); // nope: a live list
  const books = await http.get<Page<string>>('/api/v1/books', options); // want: migrated
  return [latest.data.content, books.data.content];
}

// Only this call has them
export async function series(library: string) {
  const options = { params: { library_id: library, page: 2 } };
  return (await http.get<Page<string>>('/api/v1/series', options)).data.content; // want: migrated
}

// They are changed on the way
export async function changed(library: string) {
  const options = { params: { library_id: library } as Record<string, string> };
  options.params.collection_id = 'c';
  return (await http.get<string[]>('/api/v1/tags', options)).data; // want: manual query-unknown
}
