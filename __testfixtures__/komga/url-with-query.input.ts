// fixture: profile=komga
import { joinURL, withQuery } from 'ufo';
const base = joinURL(process.env.KOMGA_URL ?? '', 'api/v1');
export const series = (q: string) => fetch(withQuery(joinURL(base, 'series'), { search: q, size: 5 })); // want: migrated
export const books = (library?: string) => {
  const query = { library_id: library, sort: 'createdDate,desc' };
  return fetch(withQuery(`${base}/books`, query)).then((r) => r.json()); // want: migrated
};
export const ended = () => fetch(withQuery(`${base}/series`, { status: ['ENDED', 'HIATUS'] })).then((r) => r.json()); // want: migrated
export const genres = async (library?: string): Promise<string[]> => {
  const response = await fetch(withQuery(`${base}/genres`, { library_id: library })); // want: manual
  return response.json();
};
export const more = (page: number) => fetch(withQuery(`${base}/books?media_status=READY`, { page })); // want: manual
export const any = (query: Record<string, string>) => fetch(withQuery(`${base}/books`, query)).then((r) => r.json()); // want: manual query-unknown
export const latest = () => fetch(withQuery(joinURL(base, 'series/latest'), { size: 5 })); // nope: a live list

// The slash is there only once, whatever the address ends in.
export async function lists(address: string) {
  const root = joinURL(address, 'api/v1');
  const books = await fetch(joinURL(root, 'books/latest')); // nope: a live list
  const names = await fetch(joinURL(root, 'authors/names')).then((r) => r.json()); // want: migrated
  return { books, names };
}
