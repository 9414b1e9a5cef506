import { ofetch } from 'ofetch';

export const languages = () => ofetch<string[]>('/api/v1/languages'); // want: review response-not-shown
export const books = () => ofetch('/api/v1/books', { retry: false }); // want: review response-not-shown
