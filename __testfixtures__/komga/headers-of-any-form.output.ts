// fixture: profile=komga
// Headers that are no plain object have nothing to spread.
const get = (path: string, init: RequestInit = {}) => fetch(`https://komga.example.com${path}`, init);

const token = new Headers({ 'X-API-Key': 'k' });
const signedIn = { headers: token };
const pairs = (): [string, string][] => [['X-API-Key', 'k']];

export const made = () => get('/api/v1/books/list?size=1', {
  headers: {
    ...Object.fromEntries(new Headers(new Headers({ 'X-API-Key': 'k' }))),
    'content-type': 'application/json',
  },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
export const named = () => get('/api/v1/books/list?size=2', {
  headers: { ...Object.fromEntries(new Headers(token)), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
export const listed = () => get('/api/v1/books/list?size=3', {
  headers: { ...Object.fromEntries(new Headers([['X-API-Key', 'k']])), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
export const returned = () => get('/api/v1/books/list?size=4', {
  headers: { ...Object.fromEntries(new Headers(pairs())), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
export const held = () => get('/api/v1/books/list?size=5', {
  ...signedIn,
  method: 'POST',
  headers: { ...Object.fromEntries(new Headers(signedIn.headers)), 'content-type': 'application/json' },
  body: JSON.stringify({}),
}); // want: migrated
export const passed = (init: RequestInit) => get('/api/v1/books/list?size=6', {
  headers: { ...Object.fromEntries(new Headers(init.headers)), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated

const plain = { Accept: 'application/json' };
export const spread = () => get('/api/v1/books/list?size=7', {
  headers: { ...plain, 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
export const around = () => fetch('https://komga.example.com/api/v1/books/list?size=8', {
  headers: new Headers({ ...plain, 'Content-Type': 'application/json' }),
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
export const copied = () => fetch('https://komga.example.com/api/v1/books/list?size=9', {
  headers: { ...Object.fromEntries(new Headers(token)), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: migrated
