// fixture: profile=komga
import { Client, request } from 'undici';

const base = process.env.BASE;
const client = new Client(base);

export async function genres() {
  const { body, statusCode } = await request(`${base}/api/v1/genres`, { query: { library_id: '1' } }); // want: migrated
  if (statusCode !== 200) throw new Error(await body.text());
  return await body.json();
}

export const tags = async () => (await client.request({ path: '/api/v1/tags', method: 'GET' })).body.json(); // want: migrated
export const languages = () => client.request({ path: '/api/v1/languages', method: 'GET' }); // want: manual response-returned

export async function books(id) {
  const answer = await client.request({ path: `/api/v1/series/${id}/books`, method: 'GET', query: { unpaged: true } }); // want: migrated
  return answer.body.json();
}
