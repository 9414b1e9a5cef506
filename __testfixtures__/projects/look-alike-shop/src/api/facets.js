import { client } from './client.js';

export const genres = () => client.get('/api/v1/genres').then(({ data }) => data); // nope: the shop's own list; mention
export const authors = () => client.get('/api/v1/authors').then(({ data }) => data); // nope: the shop's own list; mention
