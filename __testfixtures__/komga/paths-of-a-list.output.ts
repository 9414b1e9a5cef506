// fixture: profile=komga
// Paths that end with an element of a list: the list stays, and what precedes the element changes.

const kinds = ['genres', 'publishers', 'languages'] as const;

async function get<T>(path: string): Promise<T> {
  const res = await fetch(`http://komga.lan${path}`);
  return res.json();
}

export async function referential() {
  const found: Record<string, string[]> = {};
  for (const kind of kinds) {
    found[kind] = (await get<{ content: string[] }>(`/api/v2/${kind}?unpaged=true`)).content; // want: migrated, migrated, migrated
  }
  return found;
}

export const names = () =>
  Promise.all(['tags', 'authors/names'].map((path) => get<{ content: string[] }>(`/api/v2/${path}?unpaged=true`)
    .then((page) => page.content))); // want: migrated, migrated

/** An element itself would have to change. */
export const ofTags = () =>
  Promise.all(['tags/book', 'tags/series'].map((path) => get<string[]>(`/api/v1/${path}`))); // want: manual one-of-a-list, manual one-of-a-list

/** One of them needs no change. */
export const mixed = () =>
  Promise.all(['libraries', 'genres'].map((path) => get<string[]>(`/api/v1/${path}`))); // want: manual one-of-a-list

/** Ratings become numbers, the others stay strings. */
export const rated = () =>
  Promise.all(['genres', 'age-ratings'].map((path) => get<string[]>(`/api/v1/${path}`))); // want: manual several-operations, manual several-operations

const changing = ['genres', 'tags'];
changing.push('libraries');
export const changed = () => Promise.all(changing.map((path) => get<string[]>(`/api/v1/${path}`))); // want: manual one-of-a-list, manual one-of-a-list

/** Lists without filters become searches for everything. */
export const searches = () =>
  Promise.all(['series', 'books'].map((path) => fetch(`/api/v1/${path}/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }))); // want: migrated, migrated

const base = process.env.KOMGA_URL ?? 'http://komga.lan';

/** The base has two values. */
export const listed = () =>
  Promise.all(kinds.map(async (kind) => (await (await fetch(`${base}/api/v2/${kind}?unpaged=true`)).json()).content as string[])); // want: migrated, migrated, migrated
