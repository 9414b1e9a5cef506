import type { Form, Library } from '../form.ts';

/** `fetch(url, init)`: everything but the URL stands in the init, and the body is text. */
const initForm: Form = {
  url: 0,
  options: 1,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: true },
  headers: 'headers',
};

/** The Fetch standard's `fetch`, of the platform or of a package. */
export const fetchLibrary: Library = {
  name: 'fetch',
  origins: [
    { global: 'fetch' },
    { parameter: 'fetch' },
    { type: 'typeof fetch' },
    { module: 'node-fetch', export: '' },
    { module: 'node-fetch-native', export: 'fetch' },
    { module: 'node-fetch-native', export: '' },
    { module: 'undici', export: 'fetch' },
    { module: 'cross-fetch', export: 'fetch' },
    { module: 'cross-fetch', export: '' },
    { module: 'isomorphic-fetch', export: '' },
    { module: 'electron-fetch', export: '' },
    { module: 'electron', export: 'net' },
    { module: 'expo/fetch', export: 'fetch' },
    { module: '@tauri-apps/plugin-http', export: 'fetch' },
  ],
  members: { '': [initForm], fetch: [initForm] },
};

/** `new Request(url, init)`: the request is declared here, whoever sends it. */
export const requestLibrary: Library = {
  name: 'fetch',
  origins: [
    { global: 'Request' },
    { module: 'node-fetch', export: 'Request' },
    { module: 'undici', export: 'Request' },
    { module: 'cross-fetch', export: 'Request' },
  ],
  members: { '': [initForm] },
  isConstructor: true,
};
