// fixture: profile=komga
import { Client, request } from 'undici';

const base = process.env.BASE;
const client = new Client(base);

export async function genres() {
  const { body, statusCode } = await request(`${base}/api/v2/genres`, { query: { library_id: '1', unpaged: true } }); // want: migrated
  if (statusCode !== 200) throw new Error(await body.text());
  return (await body.json()).content;
}

export const tags = async () =>
  (await client.request({ path: '/api/v2/tags?unpaged=true', method: 'GET' })).body.json().then((page) => page.content); // want: migrated
export const languages = () => client.request({ path: '/api/v1/languages', method: 'GET' }); // want: manual response-returned

export async function books(id) {
  const answer = await client.request({
    path: '/api/v1/books/list',
    method: 'POST',
    query: { unpaged: true, sort: 'metadata.numberSort,asc' },
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
  return answer.body.json();
}
