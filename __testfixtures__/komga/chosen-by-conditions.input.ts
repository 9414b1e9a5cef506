// fixture: profile=komga
// Paths that a conditional expression chooses, some of which need a body.
const root = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export async function shelf(isRead: boolean, size = 12): Promise<string[]> {
  const url = isRead ? `${root}/api/v1/books?read_status=READ&size=${size}` : `${root}/api/v1/books/latest?size=${size}`;
  const response = await fetch(url, { headers }); // want: migrated
  return (await response.json()).content;
}

// In the call itself.
export async function count(kind: 'series' | 'collections'): Promise<number> {
  const response = await fetch(`${root}/api/v1/${kind === 'series' ? 'series' : 'collections'}?size=1`, { headers }); // want: migrated
  return (await response.json()).totalElements;
}

// Three of them, through a function that gains a body.
export async function list(kind: string, id: string): Promise<object[]> {
  return load(kind === 'series' ? `/series/${id}/books?size=5` : kind === 'new' ? '/books/latest' : '/books?read_status=READ'); // want: review wrapper-grown, migrated
}
async function load(path: string): Promise<object[]> {
  const response = await fetch(`${root}/api/v1${path}`, { headers });
  return (await response.json()).content;
}

// The path that is replaced in one case.
export async function found(search: string, isNew: boolean): Promise<object[]> {
  let path = `/books?search=${encodeURIComponent(search)}`;
  if (isNew) path = '/books/latest';
  return load(path); // want: migrated
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
