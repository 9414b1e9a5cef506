const key = localStorage.getItem('key') ?? '';
const common = { 'X-API-Key': key };
const instance = new Headers({ 'X-API-Key': key });
const pairs: [string, string][] = [['X-API-Key', key]];

function authorization(): Record<string, string> {
  return { Authorization: `Bearer ${key}` };
}

export const inline = () => fetch('/api/v1/series/list', {
  headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const spread = () => fetch('/api/v1/series/list', {
  headers: { ...common, Accept: 'application/json', 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const constant = () => fetch('/api/v1/series/list', {
  headers: { ...common, 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const created = () => fetch('/api/v1/books/list', {
  headers: new Headers({ 'X-API-Key': key, 'Content-Type': 'application/json' }),
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const shared = () =>
  fetch('/api/v1/books/list', { headers: asJson(instance), method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
export const listed = () => fetch('/api/v1/books/list', {
  headers: [['X-API-Key', key], ['Content-Type', 'application/json']],
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const sharedList = () => fetch('/api/v1/books/list', {
  headers: [...pairs, ['Content-Type', 'application/json']],
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const called = () => fetch('/api/v1/series/list/alphabetical-groups', {
  headers: { ...authorization(), 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const present = () => fetch('/api/v1/series/list', {
  headers: { 'content-type': 'application/json', Accept: '*/*' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const none = () => fetch('/api/v1/series/list', {
  headers: { 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const later = (headers: Record<string, string>) => fetch('/api/v1/books/list', {
  headers: { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const unknown = (headers: HeadersInit) => fetch('/api/v1/books/list', {
  headers: { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const kept = (headers: HeadersInit) => fetch('/v2/genres', { headers }); // want: review response-not-shown

const withPairs: RequestInit = { credentials: 'include', headers: [['X-API-Key', key]] };
export const spreadPairs = (signal: AbortSignal) => fetch('/api/v1/books/list', {
  ...withPairs,
  signal,
  method: 'POST',
  headers: { ...Object.fromEntries(new Headers(withPairs?.headers)), 'content-type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown

function asJson(headers: Headers) {
  const all = new Headers(headers);
  all.set('Content-Type', 'application/json');
  return all;
}

// What is deleted again, or set after the call, is not sent
export async function takenAway() {
  const own = new Headers({ 'X-API-Key': key });
  own.set('Content-Type', 'application/json');
  await fetch('/api/v1/settings', { method: 'PATCH', headers: own, body: '{}' });
  own.delete('content-type');
  return fetch('/api/v1/books/list', { headers: asJson(own), method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
}
export async function setLater() {
  const own = new Headers({ 'X-API-Key': key });
  const books = await fetch('/api/v1/books/list', { headers: asJson(own), method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
  own.set('Content-Type', 'application/json');
  await fetch('/api/v1/settings', { method: 'PATCH', headers: own, body: '{}' });
  return books;
}
export async function setBefore() {
  const own = new Headers({ 'X-API-Key': key });
  own.set('Content-Type', 'application/json');
  return fetch('/api/v1/books/list', { headers: own, method: 'POST', body: JSON.stringify({}) }); // want: review response-not-shown
}

// What a variable holds that is written to elsewhere
let current: any;
export const signIn = (headers: Record<string, string>) => {
  current = headers;
};
export const asUser = () => fetch('/api/v1/books/list', {
  headers: { ...Object.fromEntries(new Headers({ ...current, Accept: '*/*' })), 'content-type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown
