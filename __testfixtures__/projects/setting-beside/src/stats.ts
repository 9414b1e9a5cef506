import { nas, servers, settings } from './settings.js';

// How many minutes were read, as our own server counts them.
export const minutes = () => fetch(`${settings.statsUrl}/api/v1/series`); // want: manual base-unknown
export const perGenre = () => fetch(`${settings.statsUrl}/api/v1/genres`); // want: manual base-unknown

// The name of this base says nothing, so the path counts.
export const all = () => fetch(`${settings.baseUrl}/api/v1/series`); // want: migrated

// This name says something, but nothing beside it is named after the service.
export const books = () => fetch(`${nas.place}/api/v1/books`); // want: migrated

// A server of a friend, without any paging.
export const novels = () => fetch(`${servers.novels.url}/api/v1/series`); // want: manual base-unknown

// The same address, as a function gets it.
async function perDay(address: string): Promise<number[]> {
  const response = await fetch(`${address}/api/v1/books`); // want: manual base-unknown
  return response.json();
}

// An address that one function gives another.
const unread = async (from: string) => (await perMonth(from))[0];
async function perMonth(from: string): Promise<unknown[]> {
  const response = await fetch(`${from}/api/v1/tags`); // want: manual base-unknown
  return response.json();
}

// Only the address of this service is given here.
const newest = (server: string) => fetch(`${server}/api/v1/series`); // want: migrated

export const today = () =>
  Promise.all([perDay(settings.statsUrl), unread(settings.statsUrl), newest(settings.komgaUrl)]);
