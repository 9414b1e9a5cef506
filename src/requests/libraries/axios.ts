import type { Form, Library } from '../form.ts';

const query = ['params'];

/** `axios.get(url, options)`: for a POST the body goes between the two. */
function bodylessVerb(method: string): Form {
  return { url: 0, options: 1, method: { kind: 'member', method }, body: { kind: 'argument', index: 1 }, query };
}

/** `axios.put(url, body, options)`. */
function bodyVerb(method: string): Form {
  return { url: 0, options: 2, method: { kind: 'member', method }, body: { kind: 'argument', index: 1 }, query };
}

const inOptions = {
  method: { kind: 'property', names: ['method'], anyCase: true },
  body: { kind: 'property', name: 'data', isText: false },
  query,
} as const;

const config: Form = { ...inOptions, url: 'url', options: 0 };
const urlAndConfig: Form = { ...inOptions, url: 0, options: 1 };

export const verbs = {
  get: [bodylessVerb('GET')],
  delete: [bodylessVerb('DELETE')],
  head: [bodylessVerb('HEAD')],
  post: [bodyVerb('POST')],
  put: [bodyVerb('PUT')],
  patch: [bodyVerb('PATCH')],
} as const;

export const axiosLibrary: Library = {
  name: 'axios',
  // Before 1.0, axios sends the dots of a path unchanged in Node.
  dots: 'kept',
  twoQueries: 'joined',
  origins: [
    { module: 'axios', export: 'axios' },
    { module: 'axios', export: '' },
    { global: 'axios' },
    { parameter: 'axios' },
    { type: 'AxiosInstance', module: 'axios' },
    { type: 'AxiosStatic', module: 'axios' },
    { type: 'Axios', module: 'axios' },
    { type: 'HttpService', module: '@nestjs/axios', member: 'axiosRef' },
  ],
  factories: { create: 0 },
  base: 'baseURL',
  ownBase: 'defaults.baseURL',
  members: { '': [config, urlAndConfig], request: [config], ...verbs },
};
