import { got } from 'got';

const client = got.extend({ prefixUrl: process.env.SHELF_SERVER, responseType: 'json', resolveBodyOnly: true });

export interface Author {
  name: string;
  role: string;
}

export const authors = () => client.get<Author[]>('api/v2/authors'); // want: review response-not-shown

export const authorsOf = (seriesId: string) => client<Author[]>('api/v2/authors', { searchParams: { series_id: seriesId } }); // want: review response-not-shown

export async function authorNames(): Promise<Set<string>> {
  const list: Author[] = await got(`${process.env.SHELF_SERVER}/api/v2/authors?role=writer`).json(); // want: review response-not-shown
  return new Set(list.map(({ name }) => name));
}

export const asText = async () => (await got({ method: 'GET', url: `${process.env.SHELF_SERVER}/api/v2/authors` })).body; // want: review response-not-shown

export const areThere = (name: string) => client.head('api/v1/authors', { searchParams: { search: name } }); // nope: another method
