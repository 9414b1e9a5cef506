import axios from 'axios';

const GET = 'GET';
const UPDATE = 'PATCH';
const methods = { read: 'get', replace: 'put', probe: 'head' } as const;

export const genres = () => fetch('/v2/genres', { method: GET }); // want: review response-not-shown
export const books = () => fetch('/api/v1/books/list', {
  method: 'POST',
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const save = (id: string, body: string) => fetch(`/api/v1/libraries/${id}`, { method: UPDATE, body }); // want: migrated
export const replace = (id: string, data: object) => axios({ url: `/api/v1/libraries/${id}`, method: 'PATCH', data }); // want: migrated
export const read = () => axios({ url: '/v2/tags', method: methods.read }); // want: review lists-joined
export const probeTags = () => axios({ url: '/api/v1/tags', method: methods.probe }); // nope: another method

export function saveLibrary(library: { id?: string; name: string }) {
  const method = library.id ? 'PATCH' : 'POST';
  return fetch(`/api/v1/libraries/${library.id ?? ''}`, { method, body: JSON.stringify(library) }); // want: migrated
}

export const saveOrDrop = (id: string, library: object | null) =>
  fetch(`/api/v1/libraries/${id}`, { method: library ? 'PATCH' : 'DELETE', body: JSON.stringify(library) }); // want: migrated

export const nothing = () => fetch('/v2/languages', { method: undefined }); // want: review response-not-shown

export const computed = (id: string, data: object) => axios['patch'](`/api/v1/libraries/${id}`, data); // want: migrated
