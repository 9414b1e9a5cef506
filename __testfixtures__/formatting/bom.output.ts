import { ofetch } from 'ofetch';

export const languages = () => ofetch<string[]>('/v2/languages'); // want: review response-not-shown
export const books = () => ofetch('/api/v1/books/list', { retry: false, method: 'POST', body: {} }); // want: review response-not-shown
