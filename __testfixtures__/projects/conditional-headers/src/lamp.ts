import { ask, Client, request, submit } from './client.js';

const client = new Client();

interface Page {
  totalElements: number;
}

export const unread = () => client.read<Page>('/api/v1/books?read_status=UNREAD&size=0'); // want: migrated
export const every = () => request('/api/v1/series'); // want: migrated
export const volumes = (id: string) => ask(`/api/v1/series/${id}/books`); // want: migrated
export const letters = () => submit('/api/v1/series/alphabetical-groups'); // want: review wrapper-grown
export const deck = () => request('/api/v1/books/ondeck'); // nope: a live list
