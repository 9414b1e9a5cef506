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
  send<Page>('POST', 'v1/series/list', [['size', 5]], {
    condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
    fullTextSearch: text,
  }); // want: migrated

export const ofLibraries = (ids: string[]) =>
  send<Page>('POST', 'v1/books/list', [['page', 2]], {
    condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
  }); // want: migrated

export const all = () => send<Page>('POST', 'v1/series/list', undefined, {}); // want: migrated

export const genres = (library: string) => send<{ content: string[] }>('GET', 'v2/genres', [
  ['library_id', library],
  ['unpaged', 'true'],
]).then((page) => page.content); // want: migrated

export const languages = () =>
  send<{ content: string[] }>('GET', 'v2/languages', [['unpaged', 'true']]).then((page) => page.content); // want: migrated

export function labels(ids: string[]) {
  const pairs = ids.map((id) => ['library_id', id] as const);
  return send<{ content: string[] }>('GET', 'v2/sharing-labels', [
    ...pairs,
    ['unpaged', 'true'],
  ]).then((page) => page.content); // want: migrated
}

/** What is in them is not known. */
export const publishers = (pairs: Pairs) =>
  send<{ content: string[] }>('GET', 'v2/publishers', [...pairs, ['unpaged', 'true']]).then((page) => page.content); // want: review query-passed-on
export const tags = (pairs: Pairs) => send<{ content: string[] }>('GET', 'v2/tags', [
  ...pairs,
  ['library_id', 1],
  ['unpaged', 'true'],
]).then((page) => page.content); // want: review query-passed-on

export function inParams(ids: string[], genre: 'Noir' | undefined) {
  const params = new URLSearchParams([
    ['page', '0'],
  ]);
  return fetch(`${root}/api/v1/series/list?${params}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
          ...(genre ? [{ genre: { operator: 'is', value: genre } }] : []),
          { seriesStatus: { operator: 'is', value: 'ENDED' } },
        ],
      },
    }),
  }); // want: migrated
}

export const inPlace = (id: string) =>
  fetch(`${root}/api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: id } } }),
  }); // want: migrated

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
export const named = () => withObject<{ content: string[] }>('v2/tags', { unpaged: true }).then((page) => page.content); // want: migrated
