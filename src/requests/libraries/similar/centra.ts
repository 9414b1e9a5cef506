import type { CallNode } from '../../../source/node-kinds.ts';
import { endOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { argumentPlaces } from '../../../values/direct-call.ts';
import type { Place } from '../../../values/value.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../../call-site.ts';
import { chainBefore, chainOf } from '../../chain.ts';
import { inlineObject } from '../../edits/object-edit.ts';
import { quoted, replaceMethod } from '../../edits/respell.ts';
import type { Call, Form, Library } from '../../form.ts';
import { laterBody, laterQuery } from '../superagent.ts';

/** The call that created the request, wherever it is: `centra(url, method)`. */
function creationOf({ evaluator, place }: Call): Place<CallNode> {
  const callee = evaluator.evaluate({ ...place, node: place.node.callee });
  const made = callee.kind === 'external' ? callee.steps.find(({ kind }) => kind === 'call') : undefined;
  return made?.kind === 'call' ? made.place : place;
}

/** Whether the request is created in the expression that has its path, or by a function that is called, so that no other code adds to it before. */
function isCreatedHere(call: Call): boolean {
  if (creationOf(call) === call.place) return true;
  const first = [call.place.node, ...[...chainBefore(call)].map((link) => link.call)].at(-1);
  const { callee } = first as CallNode;
  return callee.type === 'MemberExpression' ? callee.object === creationOf(call).node : callee.type === 'Identifier';
}

function methodGiven(call: Call): Place | undefined {
  return argumentPlaces(creationOf(call))[1];
}

/** The arguments of `.query({ … })`; those of `.query(name, value)` say nothing. */
function givenQuery(call: Call): CallSite['laterQuery'] {
  const isBefore = !isCreatedHere(call) || [...chainBefore(call)].some(({ name }) => name === 'query');
  return isBefore ? 'unknown' : laterQuery(call);
}

function sentBody(call: Call): Place | undefined {
  const inChain = [...chainBefore(call), ...chainOf(call)].find(({ name }) => name === 'body');
  const node = inChain === undefined ? laterBody(call, 'body') : inChain.call.arguments[0];
  return node && { ...call.place, node };
}

function respell(call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal {
  const { node, file } = call.place;
  if (!isCreatedHere(call)) return refuse('no-slot', 'the request is created elsewhere; change it by hand');
  const method = change.method === undefined ? [] : methodEdits(call, site, change.method);
  if ('refused' in method) return method;
  const added = change.added.map((one) => `${one.name}: ${one.source}`);
  const links = [
    ...(added.length === 0 ? [] : [`.query(${inlineObject(file, added)})`]),
    ...(change.body === undefined ? [] : [`.body(${change.body})`]),
  ];
  const at = endOf(node);
  return links.length === 0 ? method : [...method, { start: at, end: at, text: links.join('') }];
}

function methodEdits(
  call: Call,
  site: CallSite,
  method: NonNullable<RequestChange['method']>,
): readonly TextEdit[] | Refusal {
  const given = methodGiven(call);
  if (given !== undefined) return replaceMethod(given, site, method);
  const [url] = argumentPlaces(creationOf(call));
  if (url === undefined) return refuse('method-unknown', "can't tell where the method is set; change it by hand");
  const at = endOf(url.node);
  return [{ start: at, end: at, text: `, ${quoted(url.file, method.to)}` }];
}

const form: Form = {
  url: 0,
  method: { kind: 'later', isOptional: true, read: methodGiven },
  body: { kind: 'later', read: sentBody, write: () => [] },
  addsQuery: 'arguments',
  laterQuery: givenQuery,
  readQuery: (call) => {
    const given = givenQuery(call);
    return given === 'unknown' ? given : given.length > 0 ? 'some' : 'none';
  },
  respell,
};

/** Whether no path is appended to the address of a request. */
function isWhole(call: Call): boolean {
  return [...chainOf(call)].every(({ name }) => name !== 'path');
}

/**
 * `centra(address, method).path(path).query({ … }).body(data).send()`: a path is appended to the address, without a query;
 * an object is sent as JSON.
 */
export const centraLibrary: Library = {
  name: 'centra',
  origins: [
    { module: 'centra', export: '' },
    { module: '@aero/centra', export: '' },
  ],
  factories: { '': 0 },
  base: '',
  isChained: true,
  dots: 'joined',
  responses: { value: 'response', arrives: 'chain' },
  members: { '': [{ ...form, isFor: isWhole }], path: [form] },
};
