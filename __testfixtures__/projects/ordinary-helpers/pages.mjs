import got from 'got';

export const createClient = (address) =>
  got.extend({ prefixUrl: new URL('/api/v1', address).href, responseType: 'json', resolveBodyOnly: true });

export async function* pages(client, path, searchParams = {}) {
  for (let page = 0; ; page++) {
    const result = await client.get(path, { searchParams: { ...searchParams, page, size: 200 } });
    yield* result.content;
    if (result.last) return;
  }
}
