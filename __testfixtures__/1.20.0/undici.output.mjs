import * as undici from 'undici';

const base = process.env.BASE;

export const authors = async () => (await undici.request(`${base}/api/v2/authors`)).body.json(); // want: review response-not-shown
export const writers = async () => (await undici.request(`${base}/api/v2/authors`, { query: { role: 'writer' } })).body.json(); // want: review response-not-shown
export const paged = async () => (await undici.request(`${base}/api/v2/authors`)).body.json(); // nope: migrated already
