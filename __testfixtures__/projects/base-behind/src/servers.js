import { settings } from './lib/settings.ts';

const { LIBRARY_SERVER, PLAIN_SERVER, OTHER_SERVER } = process.env;

export const title = settings.title ?? 'v1';
export const latest = () => fetch(`${LIBRARY_SERVER}/books/latest`); // nope: another path
export const books = () => fetch(`${LIBRARY_SERVER}/books`); // want: review assumed-base
export const plain = () => fetch(`${PLAIN_SERVER}/books`); // want: manual base-unknown
export const others = () => fetch(`${OTHER_SERVER}/books`); // nope: another server's
export const reviews = () => fetch(`${OTHER_SERVER}/reviews`); // nope: another path
