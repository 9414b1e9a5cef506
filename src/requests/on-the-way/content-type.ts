import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { holdsSuch, usesName } from '../../source/walk.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { hasHappened } from '../../values/flow/happened.ts';
import { membersNamed } from '../../values/objects/held-values.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { External, FunctionNode, Place, Value } from '../../values/value.ts';

/** The content type: JSON, JSON if any is set, another one, or one that is conditional or unknown. */
type Kind = 'json' | 'json-if-any' | 'other' | 'maybe';

/**
 * What is known about the content type in some headers. Names keep their case, since a server receives all that differ
 * in case.
 */
export interface ContentType {
  readonly names: ReadonlyMap<string, Kind>;
  /** Whether there may be unknown ones. */
  readonly isOpen: boolean;
}

const none: ContentType = { names: new Map(), isOpen: false };
const open: ContentType = { names: new Map(), isOpen: true };

/** Reads the content type of headers in any form; `within`: the objects into which they are spread. */
export function contentTypeOf(evaluator: Evaluator, value: Value, within: readonly t.Node[] = []): ContentType {
  switch (value.kind) {
    case 'undefined':
    case 'primitive':
      return none;
    case 'text':
      return knownText(value.pieces) === '' ? none : open;
    case 'choice':
      return eitherOf(value.branches.map((branch) => contentTypeOf(evaluator, branch, within)));
    case 'array':
      return joined(
        value.place.node.elements.map((node) => ofPair(evaluator, { ...value.place, node: node as t.Node }, within)),
      );
    case 'object': {
      // Example: `const headers = () => ({ ...headers() })`, a retry that returns what it received
      if (within.includes(value.place.node)) return open;
      const inside = [...within, value.place.node];
      const properties = value.place.node.properties.map((node) =>
        ofProperty(evaluator, { ...value.place, node }, inside),
      );
      const writes = value.writes.map((write) => {
        const [name, ...deeper] = write.path;
        if (write.isRemoval) return none;
        if (name === undefined || deeper.length > 0) return open;
        const given = write.value === undefined ? 'maybe' : kindOf(evaluator, write.value);
        return named(name, write.happens() === true ? given : ifAny(given));
      });
      return joined([...properties, ...writes]);
    }
    case 'external':
      return ofHeaders(evaluator, value, within);
    default:
      return open;
  }
}

/** Whether headers are known to set the JSON content type exactly once. */
export function sendsJson(evaluator: Evaluator, value: Value): boolean {
  if (value.kind === 'choice') {
    const known = value.branches.filter(({ kind }) => kind !== 'unknown');
    return known.length > 0 && known.every((branch) => sendsJson(evaluator, branch));
  }
  const { names } = contentTypeOf(evaluator, value);
  return names.size === 1 && [...names.values()][0] === 'json';
}

function named(name: string, kind: Kind): ContentType {
  return isContentType(name) ? { names: new Map([[name, kind]]), isOpen: false } : none;
}

/** Merges headers; a later one replaces an earlier one of the same name. */
function joined(parts: readonly ContentType[]): ContentType {
  const names = new Map<string, Kind>();
  for (const [name, kind] of parts.flatMap((part) => [...part.names])) {
    names.set(name, kind === 'json-if-any' && names.get(name) === 'json' ? 'json' : kind);
  }
  return { names, isOpen: parts.some(({ isOpen }) => isOpen) };
}

function eitherOf(ways: readonly ContentType[]): ContentType {
  const names = [...new Set(ways.flatMap((way) => [...way.names.keys()]))];
  const kinds = names.map((name) => {
    const [first, ...others] = ways.map((way) => way.names.get(name) ?? 'json-if-any');
    const kind = others.every((other) => other === first) ? first : others.reduce(eitherKind, first as Kind);
    return [name, kind as Kind] as const;
  });
  return { names: new Map(kinds), isOpen: ways.some(({ isOpen }) => isOpen) };
}

function eitherKind(one: Kind, other: Kind): Kind {
  return /^json/.test(one) && /^json/.test(other) ? 'json-if-any' : 'maybe';
}

function ifAny(kind: Kind): Kind {
  return eitherKind(kind, 'json-if-any');
}

function ofProperty(
  evaluator: Evaluator,
  place: Place<t.ObjectExpression['properties'][number]>,
  within: readonly t.Node[],
): ContentType {
  const { node } = place;
  if (node.type === 'SpreadElement') {
    const argument = { ...place, node: node.argument };
    // Example: `Object.fromEntries(new Headers(…))`, whose names are in lower case
    if (givenToHeaders(argument) !== undefined) return named('content-type', 'maybe');
    return contentTypeOf(evaluator, evaluator.evaluate(argument), within);
  }
  const name = keyName(node) ?? knownText(evaluator.text({ ...place, node: node.key }));
  if (name === undefined) return open;
  return named(name, node.type === 'ObjectProperty' ? kindOf(evaluator, { ...place, node: node.value }) : 'maybe');
}

/** The argument of `Headers` in `Object.fromEntries(new Headers(…))`. */
function givenToHeaders({ node, ...place }: Place): Place | undefined {
  if (node.type !== 'CallExpression' || !isOutside(place.file, node.callee, 'Object.fromEntries')) return undefined;
  const [made] = node.arguments;
  if (made?.type !== 'NewExpression' || !isOutside(place.file, made.callee, 'Headers')) return undefined;
  const [given] = made.arguments;
  return given && { ...place, node: given };
}

function kindOf(evaluator: Evaluator, place: Place): Kind {
  const text = knownText(evaluator.text(place));
  if (text === undefined) return 'maybe';
  return /json/i.test(text) ? 'json' : 'other';
}

/** `['Content-Type', 'application/json']`, or a spread of such pairs. */
function ofPair(evaluator: Evaluator, place: Place, within: readonly t.Node[]): ContentType {
  if (place.node.type === 'SpreadElement') {
    return contentTypeOf(evaluator, evaluator.evaluate({ ...place, node: place.node.argument }), within);
  }
  const pair = evaluator.evaluate(place);
  if (pair.kind !== 'array') return open;
  const [name, value] = pair.place.node.elements.map((node) => ({ ...pair.place, node: node as t.Node }));
  const text = name && knownText(evaluator.text(name));
  if (text === undefined || value === undefined) return open;
  return named(text, kindOf(evaluator, value));
}

/** `new Headers({…})`, and later calls on it. */
function ofHeaders(evaluator: Evaluator, value: External, within: readonly t.Node[]): ContentType {
  const step = value.steps.at(-1);
  if (value.root.name !== 'Headers') return open;
  const later = givenLater(evaluator, value);
  if (later === 'json') return named('content-type', later);
  const [argument] = step?.kind === 'new' ? argumentPlaces(step.place) : [];
  const given = argument === undefined ? none : contentTypeOf(evaluator, evaluator.evaluate(argument), within);
  if (later === 'maybe') return { ...named('content-type', later), isOpen: given.isOpen };
  // Headers in a variable may get more later.
  return given.names.size === 0 && value.via.length > 0 ? open : given;
}

/**
 * The content type that calls on a variable give to headers: JSON if such a call has certainly run before its use and
 * no other may have, undefined if there are none.
 */
function givenLater(evaluator: Evaluator, { via, place }: External): 'json' | 'maybe' | undefined {
  const kinds = via.flatMap(({ node, file }) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    // Example: `this.headers.delete('Content-Type')`
    const name = isMember(node) ? memberName(node) : undefined;
    const references = binding?.references ?? (name === undefined ? [] : membersNamed(file, name));
    const writes = references.flatMap((reference) => writeAt(evaluator, { ...place, file, node: reference }));
    return writes.flatMap(({ place, isJson, isGone }) => {
      const when = binding && hasHappened(evaluator, place, binding, node);
      return isGone && when !== false ? ['maybe'] : isJson && when === true ? ['json'] : [];
    });
  });
  if (kinds.includes('maybe')) return 'maybe';
  return kinds.includes('json') ? 'json' : undefined;
}

/** The call of `set`, `append` or `delete` on a reference to headers, if it may be about the content type. */
function writeAt(evaluator: Evaluator, { node, file, env }: Place) {
  const member = file.names.parentOf(node);
  const call = member && file.names.parentOf(member);
  if (member?.type !== 'MemberExpression' || call?.type !== 'CallExpression' || call.callee !== member) return [];
  const method = memberName(member) ?? '';
  if (!/^(?:set|append|delete)$/.test(method)) return [];
  const place = { file, env, node: call };
  const [name, text] = argumentPlaces(place);
  const named = name && knownText(evaluator.text(name));
  if (named !== undefined && !isContentType(named)) return [];
  const isJson = named !== undefined && text !== undefined && kindOf(evaluator, text) === 'json';
  const isGone = method === 'delete' || (named !== undefined && !isJson);
  return [{ place, isJson, isGone }];
}

/** Whether headers may have a content type other than JSON. */
export function saysAnother(evaluator: Evaluator, headers: Value): boolean {
  return [...contentTypeOf(evaluator, headers).names.values()].includes('other');
}

/** Whether a name is `Content-Type`, in any case. */
export function isContentType(name: string | undefined): boolean {
  return name?.toLowerCase() === 'content-type';
}

/**
 * Whether a function sets another content type than JSON, whatever the body is; what it sets for a form or a file alone does
 * not count.
 */
export function setsAnotherType({ node: whole, file }: Place<FunctionNode>): boolean {
  return holdsSuch(whole.body, (node) => {
    const given = typeSetBy(node);
    return given !== undefined && !/json/i.test(given) && !isForOneKind(file, node, whole);
  });
}

/**
 * Whether functions write the body in place of all those of the client, and set no type for JSON, which the client would do
 * by itself: `transformRequest: (data) => JSON.stringify(data)`.
 */
export function leavesType(evaluator: Evaluator, place: Place): boolean {
  const value = evaluator.evaluate(place);
  const items = value.kind === 'array' ? value.place.node.elements : [];
  const functions =
    value.kind === 'function'
      ? [value.place]
      : items.map((node) => ({ ...place, ...('place' in value && value.place), node }));
  const isOwn = functions.every(({ node }) => node !== null && isFunction(node));
  return functions.length > 0 && isOwn && !functions.some((one) => holdsSuch(one.node as t.Node, setsJson));
}

function setsJson(node: t.Node): boolean {
  return /json/i.test(typeSetBy(node) ?? '');
}

/** The content type that an assignment or a call sets: `headers['Content-Type'] = type`, `headers.setContentType(type)`. */
function typeSetBy(node: t.Node): string | undefined {
  if (node.type === 'AssignmentExpression')
    return isMember(node.left) && isContentType(memberName(node.left)) ? writtenText(node.right) : undefined;
  if (!isCall(node) || !isMember(node.callee)) return undefined;
  const [first, second] = node.arguments;
  const called = memberName(node.callee);
  if (called === 'setContentType') return writtenText(first);
  return /^(set|append)$/.test(called ?? '') && isContentType(writtenText(first)) ? writtenText(second) : undefined;
}

function writtenText(node: t.Node | undefined): string | undefined {
  return node?.type === 'StringLiteral' ? node.value : undefined;
}

/** Whether code runs for one kind of body only: `if (data instanceof FormData)`. */
function isForOneKind({ names }: SourceFile, node: t.Node, whole: t.Node): boolean {
  for (let outer = names.parentOf(node); outer !== undefined && outer !== whole; outer = names.parentOf(outer)) {
    const test = 'test' in outer ? outer.test : outer.type === 'LogicalExpression' ? outer.left : undefined;
    if (test && (usesName(test as t.Node, ofKind) || holdsSuch(test as t.Node, asksForKind))) return true;
  }
  return false;
}

const ofKind = /^(FormData|URLSearchParams|Blob|File|ArrayBuffer|is(FormData|Blob|File|URLSearchParams))$/;

function asksForKind(node: t.Node): boolean {
  return node.type === 'BinaryExpression' && node.operator === 'instanceof';
}
