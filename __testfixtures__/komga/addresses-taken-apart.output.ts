// fixture: profile=komga
// An address that is one of the values of an object, which only the function around the client names

import { ofetch } from 'ofetch';

declare function settings(): { komga: string; token: string };

function client() {
  const { komga, token } = settings();
  return ofetch.create({ baseURL: `${komga}/api/v1`, headers: { authorization: token } });
}

export async function genres(): Promise<number> {
  const names = (await client()<{ content: string[] }>('../v2/genres?unpaged=true')).content; // want: migrated
  return names.length;
}

const { komga: address } = settings();
const shared = ofetch.create({ baseURL: `${address}/api/v1` });

export async function languages(): Promise<number> {
  const names = (
    await shared<{ content: string[] }>('/languages?unpaged=true', { baseURL: `${address}/api/v2` })
  ).content; // want: migrated
  return names.length;
}
