import got from 'got';

export const createClient = (config) => got.extend({ prefixUrl: `${config.url}/api/v1`, responseType: 'json' });

// What `client` is, only the callers in cli.js tell
export async function findSeries(client, name) {
  const { body } = await client('series', { searchParams: { search: name, size: 5 } }); // want: review not-retried
  return body.content[0];
}

export const booksOf = async (client, seriesId) =>
  (await client.get(`series/${seriesId}/books`, { searchParams: { unpaged: true } })).body.content; // want: review not-retried

// Never called with a client of the service
export const shopBooks = (shop) => shop.get('books'); // nope: the client of a shop
