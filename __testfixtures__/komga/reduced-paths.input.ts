// fixture: profile=komga
const root = 'https://komga.example.com';

// Parts of a list that the code shows are joined one after the other.
const join = (...parts: string[]) =>
  parts.reduce((path, part) => `${path.replace(/\/$/, '')}/${part.replace(/^\//, '')}`);
export const genres = async (): Promise<string[]> => (await fetch(join(root, '/api/v1/', '/genres'))).json(); // want: migrated
export const books = async () => (await fetch(join(root, 'api/v1', 'books'))).json(); // want: migrated

const below = (...parts: string[]) => parts.reduce((path, part) => `${path}/${part}`, `${root}/api`);
export const tags = async (): Promise<string[]> => (await fetch(below('v1', 'tags'))).json(); // want: migrated

// A list of which not all is known is not.
const live = ['v1', 'books', 'latest'];
export const latest = async () => (await fetch(below(...live))).json(); // nope: a live list
