// fixture: profile=komga
// A query that is a list of pairs: in a URLSearchParams, or given to a function that goes through it.

const root = 'http://komga.lan:25600';

type Pairs = Iterable<readonly [string, string | number | undefined]>;

async function send<T>(method: string, path: string, pairs: Pairs = [], body?: unknown): Promise<T> {
  const url = new URL(`${root}/api/${path}`);
  for (const [name, value] of pairs) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.json() as Promise<T>;
}

type Page = { content: { name: string }[] };

export const search = (text: string, library: string) =>
  send<Page>('GET', 'v1/series', [['search', text], ['library_id', library], ['size', 5]]); // want: migrated

export const ofLibraries = (ids: string[]) =>
  send<Page>('GET', 'v1/books', [...ids.map((id): [string, string] => ['library_id', id]), ['page', 2]]); // want: migrated

export const all = () => send<Page>('GET', 'v1/series'); // want: migrated

export const genres = (library: string) => send<string[]>('GET', 'v1/genres', [['library_id', library]]); // want: migrated

export const languages = () => send<string[]>('GET', 'v1/languages'); // want: migrated

export function labels(ids: string[]) {
  const pairs = ids.map((id) => ['library_id', id] as const);
  return send<string[]>('GET', 'v1/sharing-labels', pairs); // want: migrated
}

/** What is in them is not known. */
export const publishers = (pairs: Pairs) => send<string[]>('GET', 'v1/publishers', pairs); // want: review query-passed-on
export const tags = (pairs: Pairs) => send<string[]>('GET', 'v1/tags', [...pairs, ['library_id', 1]]); // want: review query-passed-on

export function inParams(ids: string[], genre: 'Noir' | undefined) {
  const params = new URLSearchParams([
    ['page', '0'],
    ...ids.map((id) => ['library_id', id]),
    ...(genre ? [['genre', genre]] : []),
  ]);
  params.append('status', 'ENDED');
  return fetch(`${root}/api/v1/series?${params}`); // want: migrated
}

export const inPlace = (id: string) =>
  fetch(`${root}/api/v1/books?${new URLSearchParams([['library_id', id]])}`); // want: migrated

/** `sort` may be absent, and a list of pairs has no place for a default. */
export const sorted = (id: string, sort?: string) =>
  send<Page>('GET', `v1/series/${id}/books`, [['sort', sort]]); // want: manual query-unknown

/** A function that takes an object: the names of a list are its positions. */
async function withObject<T>(path: string, query: object = {}): Promise<T> {
  const url = new URL(`${root}/api/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, String(value));
  return (await fetch(url)).json() as Promise<T>;
}

export const positions = () => withObject<string[]>('v1/genres', [['library_id', '1']]); // want: manual query-unknown
export const named = () => withObject<string[]>('v1/tags'); // want: migrated
