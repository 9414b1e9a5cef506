import { Client, request } from 'undici';

const base = process.env.BASE as string;
const client = new Client(base);

async function read(path: string) {
  const { statusCode, body } = await client.request({ path, method: 'GET' });
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  return body.json();
}

export const genres = () => read('/v2/genres'); // want: review response-not-shown
export const tags = () => read('/v2/tags'); // want: review lists-joined
export const bookTags = () => read('/v2/tags'); // want: review lists-joined
export const seriesTags = () => read('/v2/tags'); // want: review lists-joined
export const languages = () => client.request({ path: '/v2/languages', method: 'GET' }); // want: review response-not-shown
export const publishers = () => request(base + '/v2/publishers'); // want: review response-not-shown
export const labels = () => request(`${base}/v2/sharing-labels`); // want: review response-not-shown
export const ages = () => request(`${base}/v2/age-ratings`); // want: review response-not-shown
export const years = () => request(new URL('/v2/series/release-years', base)); // want: review response-not-shown
export const names = (search: string) => request(`${base}/v2/authors/names`, { query: { search } }); // want: review response-not-shown
export const roles = () => request(`${base}/v2/authors/roles`, { method: 'GET' }); // want: review response-not-shown
export const libraries = () => read('/api/v1/libraries'); // nope: a live list
