// fixture: profile=komga
const root = 'https://komga.example.com';

// Parts of a list that the code shows are joined one after the other.
const join = (...parts: string[]) =>
  parts.reduce((path, part) => `${path.replace(/\/$/, '')}/${part.replace(/^\//, '')}`);
export const genres = async (): Promise<string[]> =>
  (await fetch(join(root, '/api/v2/', '/genres?unpaged=true'))).json().then((page) => page.content); // want: migrated
export const books = async () => (
  await fetch(join(root, 'api/v1', 'books/list'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  })
).json(); // want: migrated

const below = (...parts: string[]) => parts.reduce((path, part) => `${path}/${part}`, `${root}/api`);
export const tags = async (): Promise<string[]> =>
  (await fetch(below('v2', 'tags?unpaged=true'))).json().then((page) => page.content); // want: migrated

// A list of which not all is known is not.
const live = ['v1', 'books', 'latest'];
export const latest = async () => (await fetch(below(...live))).json(); // nope: a live list
