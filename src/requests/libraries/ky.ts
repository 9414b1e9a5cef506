import type { Form, Library } from '../form.ts';

const body = { kind: 'property', name: 'json', isText: false } as const;
const query = ['searchParams'];
const direct: Form = {
  url: 0,
  options: 1,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body,
  query,
};

function verb(method: string): readonly Form[] {
  return [{ url: 0, options: 1, method: { kind: 'member', method }, body, query }];
}

const members = {
  '': [direct],
  get: verb('GET'),
  post: verb('POST'),
  put: verb('PUT'),
  patch: verb('PATCH'),
  delete: verb('DELETE'),
  head: verb('HEAD'),
};

const retried = ['GET', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'];

export const kyLibrary: Library = {
  name: 'ky',
  isUrlParsed: true,
  origins: [
    { module: 'ky', export: '' },
    { module: 'ky', export: 'ky' },
    { global: 'ky' },
    { type: 'KyInstance', module: 'ky' },
  ],
  factories: { create: 0, extend: 0 },
  base: 'prefixUrl',
  twoQueries: 'replaced',
  retried,
  members,
};

/** got has the interface of ky, and streams. */
export const gotLibrary: Library = {
  name: 'got',
  isUrlParsed: true,
  origins: [
    { module: 'got', export: '' },
    { module: 'got', export: 'got' },
    { type: 'Got', module: 'got' },
  ],
  factories: { extend: 0 },
  base: 'prefixUrl',
  twoQueries: 'replaced',
  retried,
  members: { ...members, '': [{ ...direct, url: 'url', options: 0 }, direct], paginate: [direct] },
};
