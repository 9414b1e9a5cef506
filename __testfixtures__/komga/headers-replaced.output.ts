// fixture: profile=komga
const root = 'https://komga.example.com';

// Headers that are set elsewhere would be replaced by those of the new request
let defaults: RequestInit = {};
export const logIn = (token: string) => {
  defaults = { headers: { Authorization: token } };
};
const send = (path: string, init?: RequestInit) => fetch(root + path, { ...defaults, ...init });
export const books = () => send('/api/v1/books?library_id=L1'); // want: manual headers-replaced

const call = (path: string, init?: RequestInit) => fetch(root + path, { ...call.defaults, ...init });
call.defaults = { headers: { 'X-App': 'wall' } } as RequestInit;
export const series = () => call('/api/v1/series?library_id=L1'); // want: manual headers-replaced

// What is set has none
let mode: RequestInit = {};
export const leave = () => {
  mode = { credentials: 'omit' };
};
const ask = (path: string, init?: RequestInit) => fetch(root + path, { ...mode, ...init });
export const unread = () => ask('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }),
}); // want: review assumed-method

// A copy has the headers of what is copied
const common = Object.freeze({ headers: { Accept: 'application/json' } });
export const ended = () => fetch(`${root}/api/v1/series/list`, {
  ...structuredClone(common),
  method: 'POST',
  headers: { ...{ ...structuredClone(common) }.headers, 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } }),
}); // want: migrated
