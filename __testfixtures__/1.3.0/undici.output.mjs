import { Client, request } from 'undici';

const client = new Client(process.env.READER_URL);
const headers = { 'content-type': 'application/json' };

export async function rename(id, name) {
  const { statusCode } = await client.request({ path: `/api/v1/libraries/${id}`, method: 'PATCH', headers, body: JSON.stringify({ name }) }); // want: migrated
  return statusCode === 204;
}

export const scan = (base, id) => request(`${base}/api/v1/libraries/${id}`, { method: 'PATCH', headers, body: '{}' }); // want: migrated
export const show = (id) => client.request({ path: `/api/v1/libraries/${id}`, method: 'GET' }); // nope: reading a library is not deprecated
