// The new method also goes where the old one went: into a header.
import ky from 'ky';

const sign = (method: string, path: string) => `${method} ${path}`;
const send = (method: string, path: string, data?: object) =>
  fetch(process.env.KOMGA_URL + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Method': method },
    body: data && JSON.stringify(data),
  });
const signed = (method: string, path: string, data: object) => {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  headers.set('X-Signature', sign(method, path));
  return fetch(process.env.KOMGA_URL + path, { method, headers, body: JSON.stringify(data) });
};
const counted = (method: string, path: string, data: object) => {
  const last = { name: method };
  return fetch(process.env.KOMGA_URL + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  });
};
const client = ky.create({
  prefixUrl: process.env.KOMGA_URL,
  hooks: { beforeRequest: [(request) => void request.headers.set('X-Verb', request.method)] },
});

export const one = () => send('PATCH', '/api/v1/libraries/1', { name: 'Comics' }); // want: review used-beside
export const two = () => signed('PATCH', '/api/v1/libraries/1', { name: 'Comics' }); // want: review used-beside
export const three = () => counted('PATCH', '/api/v1/libraries/1', { name: 'Comics' }); // want: migrated
export const four = () => client.patch('api/v1/libraries/1', { json: { name: 'Comics' } }); // want: review used-beside

const asked = (path: string, body?: unknown) => fetch(process.env.KOMGA_URL + path, {
  headers: { 'X-Asked': path, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
  ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
});
export const five = () => asked('/api/v1/series/list/alphabetical-groups', {}); // want: review used-beside

// What is made for a server is the same for any path on it
declare const tokenOf: (server: string) => string;
export const six = () => {
  const server = process.env.KOMGA_URL;
  return fetch(`${server}/api/v1/series/list/alphabetical-groups`, {
    headers: { Authorization: tokenOf(server), 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  }); // want: review response-not-shown
};
