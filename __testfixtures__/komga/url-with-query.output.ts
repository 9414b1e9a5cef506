// fixture: profile=komga
import { joinURL, withQuery } from 'ufo';
const base = joinURL(process.env.KOMGA_URL ?? '', 'api/v1');
export const series = (q: string) => fetch(withQuery(joinURL(base, 'series/list'), { size: 5 }), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: q }),
}); // want: migrated
export const books = (library?: string) => {
  const query = { sort: 'createdDate,desc' };
  return fetch(withQuery(`${base}/books/list`, query), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }).then((r) => r.json()); // want: migrated
};
export const ended = () => fetch(withQuery(`${base}/series/list`, {}), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: [
        { seriesStatus: { operator: 'is', value: 'ENDED' } },
        { seriesStatus: { operator: 'is', value: 'HIATUS' } },
      ],
    },
  }),
}).then((r) => r.json()); // want: migrated
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
  const names = (await fetch(`${root.replace(/v1$/, 'v2')}/authors/names?unpaged=true`).then((r) => r.json())).content; // want: migrated
  return { books, names };
}
