import { Client, request } from 'undici';

const base = process.env.BASE as string;
const client = new Client(base);

async function read(path: string) {
  const { statusCode, body } = await client.request({ path, method: 'GET' });
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  return body.json();
}

export const genres = () => read('/v2/genres'); // want: migrated
export const tags = () => read('/v2/tags'); // want: migrated
export const bookTags = () => read('/v2/tags'); // want: migrated
export const seriesTags = () => read('/v2/tags'); // want: migrated
export const languages = () => client.request({ path: '/v2/languages', method: 'GET' }); // want: migrated
export const publishers = () => request(base + '/v2/publishers'); // want: migrated
export const labels = () => request(`${base}/v2/sharing-labels`); // want: migrated
export const ages = () => request(`${base}/v2/age-ratings`); // want: migrated
export const years = () => request(new URL('/v2/series/release-years', base)); // want: migrated
export const names = (search: string) => request(`${base}/v2/authors/names`, { query: { search } }); // want: migrated
export const roles = () => request(`${base}/v2/authors/roles`, { method: 'GET' }); // want: migrated
export const libraries = () => read('/api/v1/libraries'); // nope: a live list
