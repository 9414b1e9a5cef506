import { api, get, post } from './komga-api.ts';

interface Page<T> {
  content: T[];
}

export const genres = () => get<string[]>('/genres'); // want: review wrapper-grown
export const authors = () => get<object[]>('/authors?role=writer'); // want: review wrapper-grown
export const years = () => api<string[]>('/series/release-dates'); // want: review wrapper-grown

export async function readNow(): Promise<object[]> {
  return (await get<Page<object>>('/books?read_status=IN_PROGRESS')).content; // want: review query-parameters
}

export const shelf = () => get<Page<object>>('/series'); // want: review response-not-shown
export const volumes = (id: string) => api<Page<object>>(`/series/${id}/books`); // want: review response-not-shown
export const book = (id: string) => get<object>(`/books/${id}`); // nope: one book
export const libraries = () => get<object[]>('/libraries'); // nope: a live list
export const search = (text: string) => post<Page<object>>('/series/list', { fullTextSearch: text }); // nope: moved already
