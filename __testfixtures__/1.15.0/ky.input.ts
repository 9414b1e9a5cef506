import ky from 'ky';
import type { KyInstance, Options } from 'ky';

type Letter = { group: string; count: number };
type Listing = { content: { id: string; name: string }[]; totalPages: number };

const server = import.meta.env.VITE_SERVER as string;
const api: KyInstance = ky.create({ prefixUrl: server, hooks: { afterResponse: [] } });

export const listing = (options?: Options) => ky.get(`${server}/api/v1/series`).json<Listing>(); // want: review response-not-shown

export async function page(n: number): Promise<Listing> {
  return api.get('api/v1/series', { searchParams: { page: n, size: 24 } }).json(); // want: review query-parameters
}

export async function unreadPage(n: number) {
  const answer = await api.get(`api/v1/series?page=${n}&read_status=UNREAD`); // want: review query-parameters
  return answer.json<Listing>();
}

export const letters = async () => await ky(`${server}/api/v1/alphabetical-groups`, { timeout: 5_000 }).json<Letter[]>(); // want: review response-not-shown

export async function letterCounts(): Promise<Record<string, number>> {
  const found: Letter[] = await api('api/v1/series/alphabetical-groups', { method: 'get' }).json(); // want: review response-not-shown
  return Object.fromEntries(found.map(({ group, count }) => [group, count]));
}

export async function prefetch(client: KyInstance) {
  await Promise.all([
    client.get('api/v1/series'), // want: review response-not-shown
    client.get('api/v1/series/updated'), // nope: a live neighbour
  ]);
}
