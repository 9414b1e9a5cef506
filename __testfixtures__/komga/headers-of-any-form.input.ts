// fixture: profile=komga
// Headers that are no plain object have nothing to spread.
const get = (path: string, init: RequestInit = {}) => fetch(`https://komga.example.com${path}`, init);

const token = new Headers({ 'X-API-Key': 'k' });
const signedIn = { headers: token };
const pairs = (): [string, string][] => [['X-API-Key', 'k']];

export const made = () => get('/api/v1/books?size=1', { headers: new Headers({ 'X-API-Key': 'k' }) }); // want: migrated
export const named = () => get('/api/v1/books?size=2', { headers: token }); // want: migrated
export const listed = () => get('/api/v1/books?size=3', { headers: [['X-API-Key', 'k']] }); // want: migrated
export const returned = () => get('/api/v1/books?size=4', { headers: pairs() }); // want: migrated
export const held = () => get('/api/v1/books?size=5', signedIn); // want: migrated
export const passed = (init: RequestInit) => get('/api/v1/books?size=6', { headers: init.headers }); // want: migrated

const plain = { Accept: 'application/json' };
export const spread = () => get('/api/v1/books?size=7', { headers: plain }); // want: migrated
export const around = () => fetch('https://komga.example.com/api/v1/books?size=8', { headers: new Headers(plain) }); // want: migrated
export const copied = () => fetch('https://komga.example.com/api/v1/books?size=9', { headers: new Headers(token) }); // want: migrated
