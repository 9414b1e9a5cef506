// fixture: profile=komga
const root = 'https://komga.example.com';

// What a function resolves to is awaited where it stands.
const library = async () => localStorage.getItem('library') ?? 'L1';
const language = async (isOld: boolean) => (isOld ? 'en' : 'fr');

export const genres = async (): Promise<string[]> =>
  (await fetch(`${root}/api/v2/genres?library_id=${await library()}&unpaged=true`)).json().then((page) => page.content); // want: migrated
export const tags = async (): Promise<string[]> =>
  (await fetch(`${root}/api/v2/tags?library_id=${await library()}&unpaged=true`)).json().then((page) => page.content); // want: migrated

export const series = async (isOld: boolean) => fetch(`${root}/api/v1/series?language=${await language(isOld)}`); // want: manual value-unknown

// What it does is not left out, though its result is known
let asked = 0;
const counted = async () => {
  asked++;
  return 'L1';
};
export const books = async () => fetch(`${root}/api/v1/books?library_id=${await counted()}`); // want: manual not-proved

// What is assigned in a URL is assigned after the edit
let last = '';
export const remembered = (id: string) => fetch(`${root}/api/v1/series?library_id=${(last = id, id.trim())}`); // want: manual not-proved
export const shown = () => last;

// What takes from a list comes before what else reads it
export const queued = (ids: string[]) => fetch(`${root}/api/v1/series/${ids.shift()}/books?size=${ids.length}`); // want: manual value-changes
export const popped = (ids: string[]) => fetch(`${root}/api/v1/books?library_id=${ids.pop()}&tag=${ids.pop()}`); // want: manual value-changes
export const only = (ids: string[]) => fetch(`${root}/api/v1/books/list?size=5&sort=metadata.numberSort,asc`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: ids.pop() } } }),
}); // want: migrated

export const changed = (ids: string[]) => {
  let id = ids[0];
  const path = `/api/v1/series/${id}/books`;
  id = ids[1];
  return [fetch(root + path), id]; // want: manual value-changes
};
