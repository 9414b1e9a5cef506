import { load } from './load.js';

export const groups = (server) => load(`${server.url}/api/v1/series/alphabetical-groups`); // want: review wrapper-grown
export const onDeck = (server) => load(`${server.url}/api/v1/books/ondeck`); // nope: no list of all books
export const followed = (server, id) => load(`${server.url}/api/v1/collections/${id}/series`); // nope: of a collection
export const genres = (server) => load(`${server.url}/api/v1/genres`); // want: migrated
export const named = async (server) => {
  const { names } = await load(`${server.url}/api/v1/tags`); // want: manual not-followed
  return names;
};
