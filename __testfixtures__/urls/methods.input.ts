import axios from 'axios';

const GET = 'GET';
const UPDATE = 'PUT';
const methods = { read: 'get', replace: 'put', probe: 'head' } as const;

export const genres = () => fetch('/api/v1/genres', { method: GET }); // want: review response-not-shown
export const books = () => fetch('/api/v1/books', { method: GET, credentials: 'include' }); // want: review response-not-shown
export const save = (id: string, body: string) => fetch(`/api/v1/libraries/${id}`, { method: UPDATE, body }); // want: migrated
export const replace = (id: string, data: object) => axios({ url: `/api/v1/libraries/${id}`, method: methods.replace, data }); // want: migrated
export const read = () => axios({ url: '/api/v1/tags', method: methods.read }); // want: review lists-joined
export const probeTags = () => axios({ url: '/api/v1/tags', method: methods.probe }); // nope: another method

export function saveLibrary(library: { id?: string; name: string }) {
  const method = library.id ? 'PUT' : 'POST';
  return fetch(`/api/v1/libraries/${library.id ?? ''}`, { method, body: JSON.stringify(library) }); // want: migrated
}

export const saveOrDrop = (id: string, library: object | null) =>
  fetch(`/api/v1/libraries/${id}`, { method: library ? 'PUT' : 'DELETE', body: JSON.stringify(library) }); // want: migrated

export const nothing = () => fetch('/api/v1/languages', { method: undefined }); // want: review response-not-shown

export const computed = (id: string, data: object) => axios['put'](`/api/v1/libraries/${id}`, data); // want: migrated
