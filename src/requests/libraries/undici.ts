import type { Form, Library } from '../form.ts';

const parts = {
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: true },
  headers: 'headers',
  query: ['query'],
} as const;

const inParts: Form = { ...parts, url: 'path', options: 0 };
const whole: Form = { ...parts, url: 0, options: 1 };
const clients = ['Client', 'Pool'] as const;

/** undici's own requests; its `fetch` is the standard one. */
export const undiciLibrary: Library = {
  name: 'undici',
  isUrlParsed: true,
  origins: [
    { module: 'undici', export: 'request' },
    { module: 'undici', export: '' },
  ],
  members: { '': [whole], request: [whole] },
};

/** Requests of a client for one origin: `new Client(origin).request({ path, method })`. */
export const undiciClientLibrary: Library = {
  name: 'undici',
  isUrlParsed: true,
  origins: clients.flatMap((name) => [
    { module: 'undici', export: name },
    { type: name, module: 'undici' },
  ]),
  baseArgument: 0,
  members: { request: [inParts] },
};
