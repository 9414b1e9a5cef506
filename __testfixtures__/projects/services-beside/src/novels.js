import { request } from 'undici';

const SHELF = process.env.SHELF_URL;

async function ask(path, query) {
  const { body } = await request(`${SHELF}/api/v1/${path}`, { query });
  return body.json();
}

export async function novels(q) {
  const { results } = await ask('series', { search: q }); // want: manual base-unknown
  return results.map(({ title }) => title);
}

export const writers = () => ask('authors'); // want: manual base-unknown
