import { endOf } from '../source/source-file.ts';
import type { Place } from '../url/value.ts';
import { chainOf } from './chain.ts';
import type { Call, Form, Library } from './form.ts';

function sentBody(call: Call): Place | undefined {
  const node = [...chainOf(call)].find(({ name }) => name === 'send')?.call.arguments[0];
  return node && { ...call.place, node };
}

const parts: Pick<Form, 'body' | 'readQuery'> = {
  body: {
    kind: 'later',
    read: sentBody,
    write: (call, body) => {
      const at = endOf(call.place.node);
      return [{ start: at, end: at, text: `.send(${body})` }];
    },
  },
  readQuery: (call) => ([...chainOf(call)].some(({ name }) => name === 'query') ? 'some' : 'none'),
};

function verb(method: string): readonly Form[] {
  return [{ ...parts, url: 0, method: { kind: 'member', method } }];
}

export const superagentLibrary: Library = {
  name: 'superagent',
  origins: [{ module: 'superagent', export: '' }, { global: 'superagent' }],
  factories: { agent: 0, use: 0, set: 0, auth: 0, timeout: 0, retry: 0, accept: 0, type: 0 },
  members: {
    '': [{ ...parts, url: 1, method: { kind: 'argument', index: 0 } }],
    get: verb('GET'),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
    del: verb('DELETE'),
    head: verb('HEAD'),
  },
};
