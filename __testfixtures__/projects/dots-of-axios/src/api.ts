import { komga } from './http';

export const genres = async () => (await komga.get<string[]>('/genres')).data.length; // want: migrated

export const books = async (search: string) =>
  (await komga.get<{ content: unknown[] }>('/books', { params: { search } })).data.content; // want: migrated
