import type * as t from '@babel/types';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { isReachable } from '../../values/flow/reachable.ts';
import { truthOf } from '../../values/flow/truth.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { bodyIn, optionsOf } from '../call-parts.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { chainInStatements, chainOf, type Link } from '../chain.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';
import { isContentType, sendsJson } from '../on-the-way/content-type.ts';

const writing = /^(write|end)$/;
const setting = /^(set|append|remove)Headers?$/;

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
  const ends = callsOn(call).filter(({ name }) => writing.test(name));
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
    return writing.test(link.name) && given !== undefined ? [given] : [];
  });
}

/** The calls on the request itself, and on the variable that holds it. */
function callsOn(call: Call): readonly Link[] {
  return [...chainOf(call), ...chainInStatements(call)];
}

/**
 * Whether a request sends the JSON content type: as its options say, or as `request.setHeader('Content-Type', type)` says
 * later. What sets headers of unknown names may set this one.
 */
function sendsJsonType(form: Form) {
  return (call: Call): boolean => {
    const { evaluator, place } = call;
    const at = (node: t.Node): Place => ({ ...place, node });
    const links = [...chainInStatements(call)].filter(
      (one) => place.env === undefined || isReachable(evaluator, at(one.call), place.env.callee),
    );
    const written = links.find((one) => writing.test(one.name) && one.call.arguments.length > 0);
    const isSure = (test: t.Expression) => written?.tests.includes(test) || truthOf(evaluator, at(test)) === true;
    const nameIn = (link: Link): string | undefined => {
      const [header] = link.call.arguments;
      return header && knownText(evaluator.text(at(header)));
    };
    const last = links.findLast((one) => setting.test(one.name) && isContentType(nameIn(one) ?? 'Content-Type'));
    if (last === undefined) return sendsJson(evaluator, evaluator.member(optionsOf(call, form), 'headers', place));
    const [, type] = last.call.arguments;
    const text = nameIn(last) && type ? knownText(evaluator.text(at(type))) : undefined;
    return text !== undefined && /^application\/json\b/i.test(text) && last.tests.every(isSure);
  };
}

const method = { kind: 'property', names: ['method'], anyCase: false } as const;
const get = { kind: 'member', method: 'GET' } as const;

/** With the URL in parts: `http.request({ hostname, path, method }, callback)`. */
const inParts = asForm({ url: 'path', options: 0, method, body, headers: 'headers' });
const whole = asForm({ url: 0, options: 1, method, body, headers: 'headers' });

function asForm(form: Form): Form {
  return { ...form, isJson: sendsJsonType(form) };
}

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

const onlyUrl: Form = { url: 0, method: get, body };

/** `net` of Electron: `net.request(url)` or `net.request({ url, method })`. Its `fetch` is in another library. */
export const electronNetLibrary: Library = {
  ...nodeHttpLibrary,
  origins: [{ module: 'electron', export: 'net' }],
  members: {
    request: [{ ...inParts, url: 'url' }, inParts, { ...onlyUrl, respell: respellUrl }],
  },
};

/** `net.request(url)` sends a `GET`, and has no second argument. */
function respellUrl(call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal {
  if (change.method === undefined && change.body === undefined) return respell(call, onlyUrl, site, change);
  return refuse('no-slot', 'pass `{ method, url }` to this call, and write the body to the request by hand');
}
