// fixture: profile=komga
import { requestUrl, type RequestUrlParam } from 'obsidian';

interface Page {
  content: { id: string }[];
}

const KOMGA = 'http://komga:25600';

async function read<T>(path: string): Promise<T> {
  const asked: RequestUrlParam = { url: `${KOMGA}/api/v1${path}`, method: 'GET', headers: { 'X-API-Key': 'key' } };
  const answer = await requestUrl(asked);
  return answer.json as T;
}

export const unread = () => read<Page>('/books?read_status=UNREAD'); // want: review wrapper-grown
export const newest = () => read<Page>('/books/latest'); // nope: a live list

export async function genres(): Promise<string[]> {
  const answer = await requestUrl({ url: `${KOMGA}/api/v1/genres` }); // want: migrated
  return answer.json;
}

export const volumes = async (id: string) =>
  (await requestUrl({ url: `${KOMGA}/api/v1/series/${id}/books`, headers: { 'X-API-Key': 'key' } })).json.content; // want: migrated

export const rename = (id: string, name: string) =>
  requestUrl({ url: `${KOMGA}/api/v1/libraries/${id}`, method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated

export const letters = async () => (await requestUrl(`${KOMGA}/api/v1/series/alphabetical-groups`)).json; // want: migrated
export const found = async () => (await requestUrl(KOMGA + '/api/v1/series?search=cat&size=5')).json.content; // want: migrated
