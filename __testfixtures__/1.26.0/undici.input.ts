import { Client, request } from 'undici';

const base = process.env.BASE as string;
const client = new Client(base);

async function read(path: string) {
  const { statusCode, body } = await client.request({ path, method: 'GET' });
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  return body.json();
}

export const genres = () => read('/api/v1/genres'); // want: migrated
export const tags = () => read('/api/v1/tags'); // want: migrated
export const bookTags = () => read('/api/v1/tags/book'); // want: migrated
export const seriesTags = () => read('/api/v1/tags/series'); // want: migrated
export const languages = () => client.request({ path: '/api/v1/languages', method: 'GET' }); // want: migrated
export const publishers = () => request(base + '/api/v1/publishers'); // want: migrated
export const labels = () => request(`${base}/api/v1/sharing-labels`); // want: migrated
export const ages = () => request(`${base}/api/v1/age-ratings`); // want: migrated
export const years = () => request(new URL('/api/v1/series/release-dates', base)); // want: migrated
export const names = (search: string) => request(`${base}/api/v1/authors/names`, { query: { search } }); // want: migrated
export const roles = () => request(`${base}/api/v1/authors/roles`, { method: 'GET' }); // want: migrated
export const libraries = () => read('/api/v1/libraries'); // nope: a live list
