const shared: RequestInit = { credentials: 'include', cache: 'no-store' };
const token = sessionStorage.getItem('token') ?? '';

export function series() {
  const init = { headers: { Authorization: token } };
  return fetch('/api/v1/series', init); // want: review response-not-shown
}

export function save(id: string, library: object) {
  const options: RequestInit = {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(library),
  };
  return fetch(`/api/v1/libraries/${id}`, options); // want: migrated
}

export const books = () => fetch('/api/v1/books', shared); // want: review response-not-shown
export const genres = () => fetch('/api/v1/genres', shared); // want: review response-not-shown
export const collections = () => fetch('/api/v1/collections', shared); // nope: a live operation

export const letters = () => fetch('/api/v1/alphabetical-groups', { ...shared, headers: { Authorization: token } }); // want: review response-not-shown

export function volumes(id: string, signal?: AbortSignal) {
  const init: RequestInit = { ...shared };
  if (signal) init.signal = signal;
  return fetch(`/api/v1/series/${id}/books`, init); // want: review response-not-shown
}

export const explicit = () => fetch('/api/v1/tags', undefined); // want: review lists-joined
export const empty = () => fetch('/api/v1/books', {}); // want: review response-not-shown
export const nothing = () => fetch('/api/v1/series', undefined); // want: review response-not-shown
