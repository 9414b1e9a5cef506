import { settings } from './settings.js';

// An index of everything in the house: it pages like the service, and has operations of its own.
const address = new URL('./api/v1/', settings.index);

async function call(path, init) {
  const response = await fetch(new URL(path, address), { ...init, headers: { 'content-type': 'application/json' } });
  return response.status === 204 ? undefined : response.json();
}

export async function known() {
  const { content } = await call('series?unpaged=true'); // want: manual base-unknown
  return new Map(content.map((one) => [one.externalId, one]));
}

export const write = (id, one) => call(`series/${id}`, { method: 'PUT', body: JSON.stringify(one) });
export const genres = () => call('genres'); // want: manual base-unknown
export const writeWords = (words) => call('vocabulary', { method: 'PUT', body: JSON.stringify(words) });
