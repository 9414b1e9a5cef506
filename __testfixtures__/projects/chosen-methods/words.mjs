import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Client } = require('./client.cjs');
const komga = new Client(process.env.KOMGA_URL);

export async function words({ verb = 'get', library } = {}) {
  const tags = await komga[verb]('/v1/tags/series', { library_id: library }); // want: review assumed-method
  const other = await komga[verb]('/v1/series/latest'); // nope: a live list
  return { tags, other };
}

export const series = (verb, size) => komga[verb]('/v1/series', { size }); // want: manual method-unknown
