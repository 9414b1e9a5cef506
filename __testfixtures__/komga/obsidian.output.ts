// fixture: profile=komga
import { requestUrl, type RequestUrlParam } from 'obsidian';

interface Page {
  content: { id: string }[];
}

const KOMGA = 'http://komga:25600';

async function read<T>(path: string, body?: unknown): Promise<T> {
  const asked: RequestUrlParam = {
    url: `${KOMGA}/api/v1${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-API-Key': 'key', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const answer = await requestUrl(asked);
  return answer.json as T;
}

export const unread = () =>
  read<Page>('/books/list', { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }); // want: review wrapper-grown
export const newest = () => read<Page>('/books/latest'); // nope: a live list

export async function genres(): Promise<string[]> {
  const answer = await requestUrl({ url: `${KOMGA}/api/v2/genres?unpaged=true` }); // want: migrated
  return answer.json.content;
}

export const volumes = async (id: string) =>
  (
    await requestUrl({
      url: `${KOMGA}/api/v1/books/list?sort=metadata.numberSort,asc`,
      headers: { 'X-API-Key': 'key', 'Content-Type': 'application/json' },
      method: 'POST',
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json.content; // want: migrated

export const rename = (id: string, name: string) =>
  requestUrl({ url: `${KOMGA}/api/v1/libraries/${id}`, method: 'PATCH', body: JSON.stringify({ name }) }); // want: migrated

export const letters = async () => (
  await requestUrl({
    url: `${KOMGA}/api/v1/series/list/alphabetical-groups`,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({}),
  })
).json; // want: migrated
export const found = async () => (
  await requestUrl({
    url: KOMGA + '/api/v1/series/list?size=5',
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify({ fullTextSearch: 'cat' }),
  })
).json.content; // want: migrated
