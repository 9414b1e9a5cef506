import got from 'got';
import { booksOf, createClient, findSeries, shopBooks } from './lib/client.js';

export async function show(config, name) {
  const client = createClient(config);
  const series = await findSeries(client, name);
  return booksOf(client, series.id);
}

export async function again(config, id) {
  const client = createClient(config);
  return booksOf(client, id);
}

export const sold = () => shopBooks(got.extend({ prefixUrl: 'https://shop.example.com/api/v2' }));
