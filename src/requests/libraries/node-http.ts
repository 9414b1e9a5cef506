import { refuse } from '../call-site.ts';
import type { Form, Library } from '../form.ts';

/** The body is written to the request by other statements, in pieces. */
const body = {
  kind: 'later',
  read: () => undefined,
  write: () => refuse('body-written', 'the body goes to `write`; write it there, then end the request'),
} as const;

const method = { kind: 'property', names: ['method'], anyCase: false } as const;
const get = { kind: 'member', method: 'GET' } as const;

/** With the URL in parts: `http.request({ hostname, path, method }, callback)`. */
const inParts: Form = { url: 'path', options: 0, method, body };
const whole: Form = { url: 0, options: 1, method, body };

/** `node:http` and `node:https`. */
export const nodeHttpLibrary: Library = {
  name: 'node-http',
  origins: ['http', 'node:http', 'https', 'node:https'].flatMap((module) => ({ module, export: '' })),
  host: ['hostname', 'host'],
  members: {
    request: [inParts, whole],
    get: [
      { ...inParts, method: get },
      { ...whole, method: get },
    ],
  },
};
