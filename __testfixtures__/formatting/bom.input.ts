import { ofetch } from 'ofetch';

export const languages = () => ofetch<string[]>('/api/v1/languages'); // want: migrated
export const books = () => ofetch('/api/v1/books', { retry: false }); // want: migrated
