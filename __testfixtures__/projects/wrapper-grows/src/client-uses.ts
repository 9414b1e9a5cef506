import { Client, Declared, overloaded } from './client.ts';

interface Page {
  content: { id: string }[];
}

const client = new Client();

export const everySeries = () => new Declared().read<Page>('/api/v1/series'); // want: review wrapper-grown
export const unread = () => client.ask<Page>({ path: '/api/v1/books?read_status=UNREAD' }); // want: review wrapper-grown
export const oneBook = (id: string) => client.ask<object>({ path: `/api/v1/books/${id}` }); // nope: one book
export const volumes = (id: string) => client.first<Page>(`/api/v1/series/${id}/books`); // want: review wrapper-grown
export const groups = () => overloaded('/api/v1/series/alphabetical-groups'); // want: manual no-slot
