import got, { type Got } from 'got';
import { loadConfig } from './config.js';

const config = loadConfig();
const client: Got = got.extend({ prefixUrl: config.url, headers: { 'X-API-Key': config.key } });

export interface Listing {
  content: { id: string; name: string }[];
  number: number;
  last: boolean;
}

export async function* walk(): AsyncGenerator<string> {
  let page = 0;
  while (true) {
    // want: review query-parameters
    const listing: Listing = await client.post('api/v1/series/list', {
      searchParams: { page, size: 100 },
      json: {},
    }).json();
    for (const { name } of listing.content) yield name;
    if (listing.last) return;
    page += 1;
  }
}

export const first = () => got(`${config.url}/api/v1/series/list`, { responseType: 'json', method: 'POST', json: {} }); // want: review response-not-shown

export const plain = async (): Promise<Listing> => got.post(`${config.url}/api/v1/series/list`, { json: {} }).json(); // want: review response-not-shown

export async function alphabet(): Promise<string[]> {
  const { body } = await client<{ group: string }[]>('api/v1/series/list/alphabetical-groups', {
    responseType: 'json',
    method: 'POST',
    json: {},
  }); // want: review response-not-shown
  return body.map(({ group }) => group);
}

export const alphabetText = () =>
  got({ url: config.url + '/api/v1/series/list/alphabetical-groups', method: 'POST', json: {} }).text(); // want: review response-not-shown

export const cover = (id: string) => client.get(`api/v1/series/${id}/thumbnail`).buffer(); // nope: a path below a series
