import { UrlBuilder } from './url-builder.ts';

const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export const url = (path: string) => new UrlBuilder(process.env.KOMGA_URL ?? '', path);
export const scoped = (path: string) => url(path).addQueryParameter('deleted', false);

export async function getJson<T>(address: string): Promise<T> {
  return (await fetch(address, { headers })).json() as Promise<T>;
}

export async function sendJson<T>(method: string, address: string, body?: unknown): Promise<T> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json() as Promise<T>;
}
