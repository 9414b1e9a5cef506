import { Client, request } from 'undici';

const base = process.env.BASE as string;
const client = new Client(base);

async function read(path: string) {
  const { statusCode, body } = await client.request({ path, method: 'GET' });
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  return body.json();
}

export const genres = () => read('/api/v1/genres'); // want: review response-not-shown
export const tags = () => read('/api/v1/tags'); // want: review lists-joined
export const bookTags = () => read('/api/v1/tags/book'); // want: review lists-joined
export const seriesTags = () => read('/api/v1/tags/series'); // want: review lists-joined
export const languages = () => client.request({ path: '/api/v1/languages', method: 'GET' }); // want: review response-not-shown
export const publishers = () => request(base + '/api/v1/publishers'); // want: review response-not-shown
export const labels = () => request(`${base}/api/v1/sharing-labels`); // want: review response-not-shown
export const ages = () => request(`${base}/api/v1/age-ratings`); // want: review response-not-shown
export const years = () => request(new URL('/api/v1/series/release-dates', base)); // want: review response-not-shown
export const names = (search: string) => request(`${base}/api/v1/authors/names`, { query: { search } }); // want: review response-not-shown
export const roles = () => request(`${base}/api/v1/authors/roles`, { method: 'GET' }); // want: review response-not-shown
export const libraries = () => read('/api/v1/libraries'); // nope: a live list
