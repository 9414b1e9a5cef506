import { settings } from './settings.js';

// The address is public: only its owner knows whose server that is.
const reader = 'https://reader.moorhen.net';
const request = (method, path) => fetch(reader + path, { method }).then((res) => res.json());

export const collections = () => request('GET', '/api/v1/collections'); // nope: not deprecated
export const ageRatings = () => fetch('https://metrics.moorhen.net/api/v1/series').then((res) => res.json()); // nope: another host; mention

export async function filtered() {
  const page = await request('GET', `/api/v1/series${settings.filter}`); // want: review wrapper-grown
  return page.content;
}

export const languages = () => request(settings.verb, '/api/v1/languages'); // want: migrated
