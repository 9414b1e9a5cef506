import type * as t from '@babel/types';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { isReachable } from '../../values/flow/reachable.ts';
import type { Place } from '../../values/value.ts';
import { bodyIn } from '../call-parts.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { chainInStatements, chainOf, type Link } from '../chain.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';

/** Later calls write the body to the request, in pieces, and end it. */
const body = { kind: 'later', read: writtenBody, write: endWith } as const;

/** The argument of the only write to the request: `req.write(body)`, `req.end(body)`. */
function writtenBody(call: Call): Place | undefined {
  const { evaluator, place } = call;
  const written = writesTo(call).map((node): Place => ({ ...place, node }));
  const [only, another] = written.filter(
    (one) => place.env === undefined || isReachable(evaluator, one, place.env.callee),
  );
  if (only === undefined || another !== undefined) return undefined;
  return bodyIn(evaluator, evaluator.evaluate(only), true, only);
}

/** `request.end()` becomes `request.end(JSON.stringify(body))`; without a body, it ends the request as before. */
function endWith(call: Call, text: string): readonly TextEdit[] | Refusal {
  const ends = callsOn(call).filter(({ name }) => /^(write|end)$/.test(name));
  const [only, another] = ends.map((one) => one.call);
  if (only === undefined || another !== undefined || only.arguments.length > 0)
    return refuse('body-written', 'the body goes to `write`; write it there, then end the request');
  const at = endOf(only) - 1;
  return [{ start: at, end: at, text: `JSON.stringify(${text})`, isAlways: true }];
}

/** `https.get(options)` is `https.request(options).end()`. */
function respellGet(form: Form) {
  return (call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal => {
    const { callee } = call.place.node;
    const unclear = mayBeCallback(call, form);
    if (unclear !== undefined) return unclear;
    if (change.body === undefined) return respell(call, form, site, change);
    const text = `.end(JSON.stringify(${change.body}))`;
    if (callee.type !== 'MemberExpression' || callee.computed || callsOn(call).some(({ name }) => name === 'write'))
      return refuse('body-written', 'the body goes to `write`; write it there, then end the request');
    const written = respell(call, { ...form, method, body: { ...body, write: () => [] } }, site, change);
    if ('refused' in written) return written;
    const last = [...chainOf(call)].at(-1)?.call;
    const at = endOf(last ?? call.place.node);
    return [
      { start: startOf(callee.property), end: endOf(callee.property), text: 'request', isAlways: true },
      ...written,
      { start: at, end: at, text: lineBefore(call, last) + text, isAlways: true },
    ];
  };
}

/** `http.get(url, x)`: whether `x` has options or is the callback is not known. */
function mayBeCallback({ place: { file, node }, evaluator, args }: Call, form: Form): Refusal | undefined {
  const given = form.options === node.arguments.length - 1 ? args[form.options] : undefined;
  if (given === undefined || !/^(unknown|external)$/.test(evaluator.evaluate(given).kind)) return undefined;
  const text = file.textOf(given.node);
  return refuse('arguments', `can't tell whether \`${text}\` is options or a callback; change the call by hand`);
}

/** The line break and indentation before the dot of a chained call, if the dot starts a line. */
function lineBefore({ place: { file } }: Call, call: t.CallExpression | undefined): string {
  const { callee } = call ?? {};
  if (callee?.type !== 'MemberExpression') return '';
  return /^\r?\n[ \t]*(?=\.)/.exec(file.text.slice(endOf(callee.object)))?.[0] ?? '';
}

/** The arguments of `write` and `end`. */
function writesTo(call: Call): readonly t.Node[] {
  return callsOn(call).flatMap((link) => {
    const [given] = link.call.arguments;
    return /^(write|end)$/.test(link.name) && given !== undefined ? [given] : [];
  });
}

/** The calls on the request itself, and on the variable that holds it. */
function callsOn(call: Call): readonly Link[] {
  return [...chainOf(call), ...chainInStatements(call)];
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
    request: [
      inParts,
      { ...whole, respell: (call, site, change) => mayBeCallback(call, whole) ?? respell(call, whole, site, change) },
    ],
    get: [inParts, whole].map((form) => ({ ...form, method: get, respell: respellGet(form) })),
  },
};
