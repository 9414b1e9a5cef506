import type * as t from '@babel/types';
import { isMember } from '../source/node-kinds.ts';
import { keyName } from '../source/pattern.ts';
import { injectedValue } from './declared/provided.ts';
import { directCall } from './direct-call.ts';
import { allElements, eachMade, elementAt, elementFound, someElements, yieldedBy } from './elements.ts';
import type { Evaluator } from './evaluate.ts';
import { unwrapped } from './methods/computed.ts';
import { reduced } from './methods/entries.ts';
import { joined, split } from './methods/joined.ts';
import { mapEntry } from './methods/map-entry.ts';
import { isOpen, isTextual, replaced } from './methods/replaced.ts';
import { formatted, inCase, joinedPath, joinsPaths, sliced, trimmed } from './methods/text-methods.ts';
import { assignedObject, assigns } from './objects/assigned-object.ts';
import { propertyName, spreadPlaces } from './objects/members.ts';
import { returnedValue } from './returns.ts';
import { argumentsAt } from './self.ts';
import { knownText, piecesOf, syntheticText, through } from './text/pieces.ts';
import { appendedQuery, appenderOf, queryText, writesQuery } from './text/query-text.ts';
import { parsedUrl } from './text/url-object.ts';
import { choiceOf, type External, type Piece, type Place, unknown, type Value } from './value.ts';

/** The value of a call: string methods, a few globals, and functions of the code base, whose bodies are evaluated. */
export function evaluateCall(evaluator: Evaluator, place: Place<t.CallExpression>): Value {
  const called = calledOn(evaluator, place) ?? copyOfArguments(place);
  if (called !== undefined) return called;
  if (isCutShort(evaluator, place)) return { kind: 'undefined' };
  const args = spreadPlaces(evaluator, place);
  const { callee } = place.node;
  if (callee.type === 'Import') return moduleValue(evaluator, args[0], place);
  if (isMember(callee)) {
    const found = methodCall(evaluator, { ...place, node: callee as t.MemberExpression }, args, place);
    if (found !== undefined) return found;
  }
  return applied(evaluator, evaluator.evaluate({ ...place, node: callee }), args, place);
}

/** Whether a chain ends at a `?.` after something that is absent: `query?.toString()` without a query. */
function isCutShort(evaluator: Evaluator, { node, ...place }: Place): boolean {
  if (node.type !== 'OptionalCallExpression' && node.type !== 'OptionalMemberExpression') return false;
  const inner = node.type === 'OptionalCallExpression' ? node.callee : node.object;
  const isAbsent = node.optional && evaluator.evaluate({ ...place, node: inner }).kind === 'undefined';
  return isAbsent || isCutShort(evaluator, { ...place, node: inner });
}

/** `f.call(self, a)` and `f.apply(self, [a])` of a function of the code base. */
function calledOn(evaluator: Evaluator, call: Place<t.CallExpression>): Value | undefined {
  const { place, self } = directCall(evaluator, call);
  const callee = self && evaluator.evaluate({ ...place, node: place.node.callee });
  if (self === undefined || callee?.kind !== 'function') return undefined;
  return applied(evaluator, { ...callee, self: evaluator.evaluate(self) }, spreadPlaces(evaluator, place), call);
}

/** Example: `createRequire(import.meta.url)` */
function isRequire({ root, steps }: External): boolean {
  const isOfNode = root.kind === 'module' && /^(node:)?module$/.test(root.source);
  return isOfNode && root.name === 'createRequire' && steps.length === 1 && steps[0]?.kind === 'call';
}

function applied(
  evaluator: Evaluator,
  callee: Value,
  args: readonly (Place | undefined)[],
  place: Place<t.CallExpression>,
): Value {
  if (callee.kind === 'function') {
    const returned = callee.place.node.generator ? yieldedBy : returnedValue;
    return through(returned(evaluator, callee, args, place), { node: place.node, file: place.file });
  }
  if (callee.kind === 'choice') {
    const results = callee.branches.map((branch) => applied(evaluator, branch, args, place));
    return choiceOf(results, place);
  }
  if (callee.kind !== 'external') return unknown(place, 'the result of an unknown function');
  const injected = injectedValue(evaluator, callee, args, place);
  if (injected !== undefined) return through(injected, { node: place.node, file: place.file });
  const held = unwrapped(evaluator, callee, args[0], place);
  if (held !== undefined) return through(held, { node: place.node, file: place.file });
  const parsed = parsedUrl(evaluator, callee, args[0], place);
  if (parsed !== undefined) return parsed;
  const { root, steps } = callee;
  if (root.kind === 'module' && root.source === 'react') return hook(evaluator, callee, args, place);
  const path = [root.name, ...steps.map((step) => (step.kind === 'member' ? step.name : '()'))].join('.');
  if (root.kind === 'module' && joinsPaths(root.source, memberPath(callee))) return joinedPath(evaluator, args, place);
  if (root.kind === 'module' && /^(node:)?util (default\.)?format$/.test(`${root.source} ${memberPath(callee)}`))
    return formatted(evaluator, args, place);
  if (root.kind === 'module' && assigns(root.source, memberPath(callee)))
    return assignedObject(evaluator, args[0], place);
  if (root.kind === 'module' && writesQuery(root.source, memberPath(callee))) return queryText(evaluator, args, place);
  const appender = root.kind === 'module' ? appenderOf(root.source, memberPath(callee)) : undefined;
  if (appender !== undefined) return appendedQuery(evaluator, args, place, appender);
  const special = root.kind === 'global' ? globals[path] : isRequire(callee) ? moduleValue : undefined;
  if (special !== undefined) return special(evaluator, args[0], place);
  const result: External = { ...callee, steps: [...steps, { kind: 'call', place }], place };
  // The references before it lead to the function only: `this.host` of `this.host()`.
  return through(result, { node: place.node, file: place.file });
}

/** The member path from a module to a value: `posix.join`. */
function memberPath({ root, steps }: External): string {
  const names = [root.name, ...steps.map((step) => (step.kind === 'member' ? step.name : '()'))];
  return names.filter((name) => name !== '*').join('.');
}

/** React's `useCallback(f)` and `useMemo(() => x)` evaluate to `f` and `x`. */
function hook(
  evaluator: Evaluator,
  callee: External,
  args: readonly (Place | undefined)[],
  place: Place<t.CallExpression>,
): Value {
  const last = callee.steps.at(-1);
  const name = last?.kind === 'member' ? last.name : callee.root.name;
  const given = args[0] && evaluator.evaluate(args[0]);
  if (name === 'useCallback' && given !== undefined) return given;
  if (name === 'useMemo' && given?.kind === 'function') return returnedValue(evaluator, given, [], place);
  return { ...callee, steps: [...callee.steps, { kind: 'call', place }], place };
}

type Special = (evaluator: Evaluator, argument: Place | undefined, place: Place) => Value;

const globals: Readonly<Record<string, Special>> = {
  require: moduleValue,
  String: textOf,
  encodeURI: converted(encodeURI),
  encodeURIComponent: converted(encodeURIComponent),
  decodeURI: converted(decodeURI),
  decodeURIComponent: converted(decodeURIComponent),
  atob: converted(atob),
  'Array.from': (evaluator, argument, place) =>
    (argument && someElements(evaluator, argument, [], place)) ?? unknown(place, 'a list that is made from another'),
  ...Object.fromEntries(
    ['Object.assign', '_.assign', '_.extend', '$.extend', 'jQuery.extend', 'angular.extend'].map((name) => [
      name,
      assignedObject,
    ]),
  ),
  'Object.freeze': same,
  structuredClone: same,
  'Object.seal': same,
  'Promise.resolve': same,
  'JSON.stringify': (evaluator, argument, place) =>
    argument === undefined ? same(evaluator, argument, place) : { kind: 'json', of: argument },
};

function same(evaluator: Evaluator, argument: Place | undefined, place: Place): Value {
  return argument === undefined ? unknown(place, 'no argument') : evaluator.evaluate(argument);
}

function moduleValue(evaluator: Evaluator, argument: Place | undefined, place: Place): Value {
  const source = argument && knownText(evaluator.text(argument));
  if (source === undefined) return unknown(place, 'a module whose name is computed');
  return evaluator.imported(place, { source, name: '*' });
}

function textOf(evaluator: Evaluator, argument: Place | undefined, place: Place): Value {
  if (argument === undefined) return unknown(place, 'no argument');
  return through({ kind: 'text', pieces: evaluator.text(argument) }, place);
}

/** The result of a function of the platform for known text; for a hole, or text that it refuses, the call is the hole. */
function converted(change: (text: string) => string): Special {
  return (evaluator, argument, place) => {
    const pieces = argument && evaluator.text(argument);
    const text = pieces && knownText(pieces);
    if (pieces === undefined || text === undefined) return unknown(place, 'encoded text');
    try {
      // The text is not written like this anywhere, but what it is made of is.
      const via = pieces.flatMap((piece) => [...piece.via, ...(piece.kind === 'text' && piece.at ? [piece.at] : [])]);
      return { kind: 'text', pieces: [{ ...syntheticText(change(text)), via }] };
    } catch {
      return unknown(place, 'text that cannot be converted');
    }
  };
}

type Method = (
  evaluator: Evaluator,
  receiver: Place,
  args: readonly (Place | undefined)[],
  place: Place,
) => Value | undefined;

const methods: ReadonlyMap<string, Method> = new Map([
  ['bind', bound],
  ['then', withModule],
  ['toString', ownText],
  ['trim', trimmed(true, true)],
  ['trimStart', trimmed(true, false)],
  ['trimEnd', trimmed(false, true)],
  ['concat', (...call) => concatenated(...call) ?? allElements(...call)],
  ...['filter', 'reverse', 'sort', 'toReversed', 'toSorted', 'values'].map((name) => [name, someElements] as const),
  ...['find', 'pop', 'shift'].map((name) => [name, elementFound] as const),
  ['at', elementAt],
  ['get', mapEntry],
  ['join', joined],
  ['split', split],
  ['map', eachMade],
  ['reduce', reduced],
  ['replace', replaced],
  ['replaceAll', replaced],
  ['slice', (...call) => sliced('slice')(...call) ?? someElements(...call)],
  ['substring', sliced('substring')],
  ['substr', sliced('substr')],
  ['toLowerCase', inCase((text) => text.toLowerCase())],
  ['toUpperCase', inCase((text) => text.toUpperCase())],
]);

/** `[].slice.call(arguments, 1)`, `Array.prototype.slice.call(arguments)`: the arguments of a function as a list. */
function copyOfArguments({ node, ...rest }: Place<t.CallExpression>): Value | undefined {
  const [list, from, ...others] = node.arguments;
  const { callee } = node;
  const isCall = isMember(callee) && keyName({ key: callee.property }) === 'call' && isMember(callee.object);
  if (!isCall || keyName({ key: (callee.object as t.MemberExpression).property }) !== 'slice') return undefined;
  if (list?.type !== 'Identifier' || others.length > 0 || (from && from.type !== 'NumericLiteral')) return undefined;
  return argumentsAt({ ...rest, node: list }, from?.value);
}

/** The module of `import('./api')` if `.then` is called on it; otherwise undefined. */
export function loadedModule(evaluator: Evaluator, { node, file, env }: Place<t.CallExpression>): Place | undefined {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || keyName({ key: callee.property }) !== 'then') return undefined;
  const place = { node: callee.object, file, env };
  const { kind } = evaluator.evaluate(place);
  const isLoaded = callee.object.type === 'CallExpression' && callee.object.callee.type === 'Import';
  return isLoaded || kind === 'module' ? place : undefined;
}

/** `import('./api').then((module) => module.api)` evaluates to what the callback returns. */
function withModule(
  evaluator: Evaluator,
  _receiver: Place,
  [callback]: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const loaded = loadedModule(evaluator, place as Place<t.CallExpression>);
  const callee = loaded && callback && evaluator.evaluate(callback);
  return callee?.kind === 'function' ? returnedValue(evaluator, callee, [loaded], place) : undefined;
}

/**
 * A method of a string or an array. Undefined if the receiver is neither, so that the call is evaluated like any other.
 */
function methodCall(
  evaluator: Evaluator,
  callee: Place<t.MemberExpression>,
  args: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const name = propertyName(evaluator, callee);
  const method = name === undefined ? undefined : methods.get(name);
  return method?.(evaluator, { ...callee, node: callee.node.object }, args, place);
}

/** `fetch.bind(window)` sends the same as `fetch`, `get.bind(api)` is a method of `api`; bound arguments are not followed. */
function bound(
  evaluator: Evaluator,
  receiver: Place,
  [self, ...given]: readonly (Place | undefined)[],
): Value | undefined {
  const value = evaluator.evaluate(receiver);
  if (value.kind === 'external') return value;
  if (value.kind !== 'function' || given.length > 0) return undefined;
  return self === undefined ? value : { ...value, self: evaluator.evaluate(self) };
}

function ownText(evaluator: Evaluator, receiver: Place, args: readonly unknown[], place: Place): Value | undefined {
  const value = evaluator.evaluate(receiver);
  if (args.length > 0 || !isTextual(value)) return undefined;
  return { kind: 'text', pieces: piecesOf(value, place) };
}

function concatenated(
  evaluator: Evaluator,
  receiver: Place,
  args: readonly (Place | undefined)[],
  _: Place,
): Value | undefined {
  const value = evaluator.evaluate(receiver);
  const isText =
    value.kind === 'text' || (isOpen(value) && args.some((arg) => arg && evaluator.evaluate(arg).kind === 'text'));
  if (!isText) return undefined;
  return { kind: 'text', pieces: [piecesOf(value, receiver), ...textsOf(evaluator, args)].flat() };
}

function textsOf(evaluator: Evaluator, args: readonly (Place | undefined)[]): (readonly Piece[])[] {
  return args.map((arg) => (arg === undefined ? [] : evaluator.text(arg)));
}
