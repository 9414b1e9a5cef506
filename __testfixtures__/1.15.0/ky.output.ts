import ky from 'ky';
import type { KyInstance, Options } from 'ky';

type Letter = { group: string; count: number };
type Listing = { content: { id: string; name: string }[]; totalPages: number };

const server = import.meta.env.VITE_SERVER as string;
const api: KyInstance = ky.create({ prefixUrl: server, hooks: { afterResponse: [] } });

export const listing = (options?: Options) => ky.post(`${server}/api/v1/series/list`, { json: {} }).json<Listing>(); // want: review response-not-shown

export async function page(n: number): Promise<Listing> {
  return api.post('api/v1/series/list', { searchParams: { page: n, size: 24 }, json: {} }).json(); // want: review query-parameters
}

export async function unreadPage(n: number) {
  const answer = await api.post(`api/v1/series/list?page=${n}&read_status=UNREAD`, { json: {} }); // want: review query-parameters
  return answer.json<Listing>();
}

export const letters = async () => await ky(`${server}/api/v1/series/list/alphabetical-groups`, {
  timeout: 5_000,
  method: 'POST',
  json: {},
}).json<Letter[]>(); // want: review response-not-shown

export async function letterCounts(): Promise<Record<string, number>> {
  const found: Letter[] = await api('api/v1/series/list/alphabetical-groups', { method: 'POST', json: {} }).json(); // want: review response-not-shown
  return Object.fromEntries(found.map(({ group, count }) => [group, count]));
}

export async function prefetch(client: KyInstance) {
  await Promise.all([
    client.post('api/v1/series/list', { json: {} }), // want: review response-not-shown
    client.get('api/v1/series/updated'), // nope: a live neighbour
  ]);
}
