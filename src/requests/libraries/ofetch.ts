import type { Form, Library } from '../form.ts';

const form: Form = {
  url: 0,
  options: 1,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: false },
  query: ['query', 'params'],
};

const retrying = { retried: ['GET'], retriesAll: true };

/** ofetch, and Nuxt's global `$fetch`; objects are sent as JSON. */
export const ofetchLibrary: Library = {
  name: 'ofetch',
  isUrlParsed: true,
  dots: 'joined',
  twoQueries: 'overridden',
  origins: [
    { module: 'ofetch', export: 'ofetch' },
    { module: 'ofetch', export: '$fetch' },
    { module: 'ofetch', export: '' },
    { module: '#imports', export: '$fetch' },
    { global: '$fetch' },
    { global: 'ofetch' },
    { type: '$Fetch', module: 'ofetch' },
  ],
  factories: { create: 0 },
  base: 'baseURL',
  ...retrying,
  members: { '': [form], raw: [form] },
};

/** Nuxt's composables: the same options, whose values may be refs. */
export const nuxtFetchLibrary: Library = {
  name: 'ofetch',
  isUrlParsed: true,
  dots: 'joined',
  twoQueries: 'overridden',
  origins: ['useFetch', 'useLazyFetch'].flatMap((name) => [
    { global: name },
    { module: '#app', export: name },
    { module: '#imports', export: name },
    { module: 'nuxt/app', export: name },
  ]),
  base: 'baseURL',
  sender: '$fetch',
  ...retrying,
  members: { '': [{ ...form, isReactive: true }] },
};
