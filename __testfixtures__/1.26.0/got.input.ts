import got from 'got';
import pMap from 'p-map';

const host = new URL(process.env.CATALOGUE ?? 'file:///');
const client = got.extend({ prefixUrl: host, responseType: 'json' });

export const genres = () => client.get<string[]>('api/v1/genres'); // want: review response-not-shown
export const tags = () => client<string[]>('api/v1/tags', { searchParams: { library_id: 'comics' } }); // want: review lists-joined
export const bookTags = () => client('api/v1/tags/book').json<string[]>(); // want: review lists-joined
export const seriesTags = () => client.get('api/v1/tags/series', { retry: { limit: 0 } }).json<string[]>(); // want: review lists-joined

export async function report(): Promise<string> {
  const languages: string[] = await client.get('api/v1/languages').json(); // want: review response-not-shown
  const publishers: string[] = await client.get('api/v1/publishers?search=press').json(); // want: review response-not-shown
  const labels: string[] = await client.get('api/v1/sharing-labels').json(); // want: review response-not-shown
  return [
    `languages: ${languages.join(', ')}`,
    `publishers: ${publishers.join(', ')}`,
    `labels: ${labels.join(', ')}`,
  ].join('\n');
}

export const ageRatings = async () => (await got(`${process.env.CATALOGUE}/api/v1/age-ratings`)).body; // want: review response-not-shown

export const years = () => got({ url: `${process.env.CATALOGUE}/api/v1/series/release-dates` }).json<string[]>(); // want: review response-not-shown

export const names = (terms: string[]) =>
  pMap(terms, (search) => client.get('api/v1/authors/names', { searchParams: { search } }).json<string[]>(), { concurrency: 2 }); // want: review response-not-shown

export const roles = () => got.get(process.env.CATALOGUE + '/api/v1/authors/roles').text(); // want: review response-not-shown

export const libraries = () => client.get('api/v1/libraries'); // nope: a live operation

export const patched = (id: string) => client.patch(`api/v1/libraries/${id}`, { json: {} }); // nope: a live operation
