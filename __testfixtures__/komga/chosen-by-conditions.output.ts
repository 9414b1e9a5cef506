// fixture: profile=komga
// Paths that a conditional expression chooses, some of which need a body.
const root = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export async function shelf(isRead: boolean, size = 12): Promise<string[]> {
  const url = isRead ? `${root}/api/v1/books/list?size=${size}` : `${root}/api/v1/books/latest?size=${size}`;
  const body = isRead ? { condition: { readStatus: { operator: 'is', value: 'READ' } } } : undefined;
  const response = await fetch(url, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }); // want: migrated
  return (await response.json()).content;
}

// In the call itself.
export async function count(kind: 'series' | 'collections'): Promise<number> {
  const body = kind === 'series' ? {} : undefined;
  const response = await fetch(`${root}/api/v1/${kind === 'series' ? 'series/list' : 'collections'}?size=1`, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }); // want: migrated
  return (await response.json()).totalElements;
}

// Three of them, through a function that gains a body.
export async function list(kind: string, id: string): Promise<object[]> {
  const body = kind === 'series'
    ? { condition: { seriesId: { operator: 'is', value: id } } }
    : kind === 'new' ? undefined : { condition: { readStatus: { operator: 'is', value: 'READ' } } };
  return load(
    kind === 'series'
      ? '/books/list?size=5&sort=metadata.numberSort,asc'
      : kind === 'new' ? '/books/latest' : '/books/list',
    body,
  ); // want: review wrapper-grown, migrated
}
async function load(path: string, body?: unknown): Promise<object[]> {
  const response = await fetch(`${root}/api/v1${path}`, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()).content;
}

// The path that is replaced in one case.
export async function found(search: string, isNew: boolean): Promise<object[]> {
  let path = '/books/list';
  let body: Record<string, unknown> | undefined = { fullTextSearch: search };
  if (isNew) {
    path = '/books/latest';
    body = undefined;
  }
  return load(path, body); // want: migrated
}

// A test that may not be made twice.
let turns = 0;
export const next = () => turns++ % 2 === 0;
export async function turn(): Promise<object[]> {
  const path = next() ? '/books?size=1' : '/books/latest?size=1';
  return load(path); // want: manual several-operations
}

// What is tested changes before the call.
export async function late(names: string[]): Promise<object[]> {
  return [names.pop(), await load(names.length ? '/books?size=1' : '/books/latest?size=1')] as object[]; // want: manual several-operations
}

// Nothing can stand before it.
export const short = (isRead: boolean) => load(isRead ? '/books?read_status=READ' : '/books/latest'); // want: manual several-operations
