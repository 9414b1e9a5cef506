import { get, send } from './lib/read.ts';

export const next = (id: string) => get(`/books/${id}/next`); // nope: another path
export const collect = (name: string) => send('/collections', { name }); // nope: another path
export const unread = () => get('/books?read_status=UNREAD'); // want: review assumed-base
