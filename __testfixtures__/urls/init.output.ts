const shared: RequestInit = { credentials: 'include', cache: 'no-store' };
const token = sessionStorage.getItem('token') ?? '';

export function series() {
  const init = {
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  };
  return fetch('/api/v1/series/list', init); // want: review response-not-shown
}

export function save(id: string, library: object) {
  const options: RequestInit = {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(library),
  };
  return fetch(`/api/v1/libraries/${id}`, options); // want: migrated
}

export const books = () => fetch('/api/v1/books/list', {
  ...shared,
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const genres = () => fetch('/v2/genres', shared); // want: review response-not-shown
export const collections = () => fetch('/api/v1/collections', shared); // nope: a live operation

export const letters = () => fetch('/api/v1/series/list/alphabetical-groups', {
  ...shared,
  headers: { Authorization: token, 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown

export function volumes(id: string, signal?: AbortSignal) {
  const init: RequestInit = { ...shared };
  if (signal) init.signal = signal;
  return fetch('/api/v1/books/list', {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
}

export const explicit = () => fetch('/v2/tags', undefined); // want: review lists-joined
export const empty = () => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const nothing = () => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
