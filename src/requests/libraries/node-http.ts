import type * as t from '@babel/types';
import { isReachable } from '../../values/reachable.ts';
import type { Place } from '../../values/value.ts';
import { sentIn } from '../call-parts.ts';
import { refuse } from '../call-site.ts';
import { chainOf } from '../chain.ts';
import type { Call, Form, Library } from '../form.ts';

/** Other statements write the body to the request, in pieces. */
const body = {
  kind: 'later',
  read: writtenBody,
  write: () => refuse('body-written', 'the body goes to `write`; write it there, then end the request'),
} as const;

/** The argument of the only write to the request: `req.write(body)`, `req.end(body)`. */
function writtenBody(call: Call): Place | undefined {
  const { evaluator, place } = call;
  const written = writesTo(call).map((node): Place => ({ ...place, node }));
  const [only, another] = written.filter(
    (one) => place.env === undefined || isReachable(evaluator, one, place.env.callee),
  );
  if (only === undefined || another !== undefined) return undefined;
  return sentIn(evaluator, evaluator.evaluate(only), true) ?? only;
}

/** The arguments of `write` and `end`, on the request itself or on the variable that holds it. */
function writesTo(call: Call): readonly t.Node[] {
  const { names } = call.place.file;
  const parent = names.parentOf(call.place.node);
  const binding =
    parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? names.bindingOf(parent.id) : undefined;
  const later = (binding?.references ?? []).flatMap((node) => [
    ...chainOf({ place: { ...call.place, node: node as never } }),
  ]);
  return [...chainOf(call), ...later].flatMap((link) => {
    const [given] = link.call.arguments;
    return /^(write|end)$/.test(link.name) && given !== undefined ? [given] : [];
  });
}

const method = { kind: 'property', names: ['method'], anyCase: false } as const;
const get = { kind: 'member', method: 'GET' } as const;

/** With the URL in parts: `http.request({ hostname, path, method }, callback)`. */
const inParts: Form = { url: 'path', options: 0, method, body, headers: 'headers' };
const whole: Form = { url: 0, options: 1, method, body, headers: 'headers' };

/** `node:http` and `node:https`. */
export const nodeHttpLibrary: Library = {
  name: 'node-http',
  origins: ['http', 'node:http', 'https', 'node:https'].flatMap((module) => ({ module, export: '' })),
  responses: { value: 'text', arrives: 'events' },
  host: ['hostname', 'host'],
  members: {
    request: [inParts, whole],
    get: [
      { ...inParts, method: get },
      { ...whole, method: get },
    ],
  },
};
