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

/** Ratings become numbers; all are converted back to strings, which changes nothing about the others. */
export const rated = () =>
  Promise.all(['genres', 'age-ratings'].map((path) => get<{ content: number[] }>(`/api/v2/${path}?unpaged=true`)
    .then((page) => page.content.map(String)))); // want: review age-ratings, review age-ratings

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
  Promise.all(kinds.map(async (kind) => ((await (await fetch(`${base}/api/v2/${kind}?unpaged=true`)).json()) as { content: string[] }).content)); // want: migrated, migrated, migrated

/** A function passes the path on, as a whole. */
export const passedOn = () =>
  Promise.all([
    '/api/v2/genres?unpaged=true',
    '/api/v2/publishers?unpaged=true',
  ].map((path) => get<{ content: string[] }>(path).then((page) => page.content))); // want: migrated, migrated

/** The paths are also the keys of the result. */
export const keyed = async () => {
  const entries = ['/api/v1/genres', '/api/v1/publishers'].map(async (path) => [path, await get<string[]>(path)] as const); // want: manual one-of-a-list, manual one-of-a-list
  return Object.fromEntries(await Promise.all(entries));
};

async function call<T>(method: string, path: string, query: Record<string, string> = {}, version = 'v1'): Promise<T> {
  return (await fetch(new URL(`/api/${version}${path}?${new URLSearchParams(query)}`, base), { method })).json();
}

/** The version is in the function that sends them. */
export const behindVersion = () =>
  Promise.all(['/tags', '/languages'].map((path) => call<{ content: string[] }>('GET', path, { unpaged: 'true' }, 'v2')
    .then((page) => page.content))); // want: review wrapper-grown, migrated

const under = async <T>(path: string): Promise<T> => (await fetch(new URL(path, base))).json();

/** The base keeps only its origin, whatever the path is. */
export const underBase = () =>
  Promise.all([
    '/api/v2/tags?unpaged=true',
    '/api/v2/languages?unpaged=true',
  ].map((path) => under<{ content: string[] }>(path).then((page) => page.content))); // want: migrated, migrated

/** An empty text is given, so the default is not used. */
const ending = <T>(path: string, end = '/latest') => get<T>(`/api/v1/${path}${end}`);
export const some = () => ending<{ content: object[] }>('books', ''); // want: manual no-slot
export const latest = () => ending<{ content: object[] }>('books'); // nope: live
