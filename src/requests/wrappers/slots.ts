import type * as t from '@babel/types';
import { type CallNode, isEmptyObject, isMember } from '../../source/node-kinds.ts';
import { keyName, objectLiteral, parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place, TextPiece } from '../../values/value.ts';
import type { RequestChange, Spelling } from '../call-site.ts';
import { insertArgument, objectArgument, setArguments } from '../edits/argument-edit.ts';
import { heldForCall } from '../edits/held-for-call.ts';
import { inlineObject } from '../edits/object-edit.ts';
import type { QueryArgument } from '../edits/query-slot.ts';
import { quoted } from '../edits/respell.ts';
import { addWithHeaders, withOptions } from './passed-options.ts';
import { destructured, isMethodName, meaningOf, methodProperty, takesMethod } from './signature.ts';
import { takesProperties } from './taken-options.ts';

/** A call, and the function that will receive its arguments and, somewhere, a method and a body. */
export interface Passing {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
  readonly callee: Place<FunctionNode> | undefined;
  /** The functions that it passes them on to. */
  readonly onward: readonly FunctionNode[];
  /** The expression of the URL, and the position of the argument that contains it. */
  readonly url: t.Node;
  readonly position: number;
  /** An additional argument: the query parameters, if the call passes none. */
  readonly query: Pick<QueryArgument, 'position' | 'text' | 'property'> | undefined;
  /** The arguments that become query parameters as a whole: they are not options. */
  readonly queries: readonly t.Node[];
  /** Whether a called function serializes the body. */
  readonly isEncoded: boolean;
  /** The option property with which the library that sends the request takes a body as text. */
  readonly textName: string;
  /** The properties that are taken from an object with the URL, if no others can be. */
  readonly taken: readonly string[] | undefined;
}

/** The called function takes the method: as text in the call (`texts`), as an argument, or in an options object. */
export function ownSlots(passing: Passing, texts: readonly TextPiece[], { method, body }: RequestChange): Spelling[] {
  const { file } = passing.place;
  const named = (to: string | undefined) => texts.map(({ at, text }) => edit(at?.start ?? 0, at?.end ?? 0, to ?? text));
  // Example: `client[verb](path)`, whose members are in lower case
  const isLower = texts.length > 0 && method !== undefined && texts.every(({ text }) => text === text.toLowerCase());
  if (texts.length > 0 && body === undefined)
    return [named(method?.to), ...(isLower ? [named(method.to.toLowerCase())] : [])];
  // `fetch` accepts `post` for `POST`, but not `patch` for `PATCH`.
  const renamed = named(isLower && method.to === 'POST' ? 'post' : method?.to);
  const word = method === undefined || texts.length > 0 ? undefined : quoted(file, method.to);
  const bodyAlone = word === undefined ? [] : inObjects(passing, undefined, body);
  const both = inObjects(passing, word, body);
  const objects = functionsOf(passing).some(takesMethod) ? [...both, ...bodyAlone] : [...bodyAlone, ...both];
  const ways = [...inArguments(passing, word, body), ...objects];
  return ways.map((edits) => [...renamed, ...edits]);
}

export function parametersIn(node: FunctionNode | undefined): readonly t.Node[] {
  return node === undefined ? [] : parametersOf(node);
}

export function bodyTexts(body: string): string[] {
  return [body, `JSON.stringify(${body})`];
}

/** Method and body as separate arguments, at positions that the function has and the call leaves open. */
export function inArguments(passing: Passing, method: string | undefined, body: string | undefined): Spelling[] {
  const open = openPositions(passing);
  const params = parametersIn(passing.callee?.node);
  const verb = method === undefined ? undefined : open.find((position) => isMethodName(params[position]));
  const first: readonly (readonly [number, string])[] =
    verb === undefined || method === undefined ? [] : [[verb, method]];
  if (body === undefined) return filled(passing, first);
  // An object of options is not a body, but contains one.
  const others = open.filter((position) => position !== verb && meaningOf(params[position]) !== 'options');
  return named(passing, others, /^(body|payload|data|json|content|input|entity)$/i).flatMap((position) =>
    bodyTexts(body).flatMap((text) => filled(passing, [...first, [position, text]])),
  );
}

/** Arguments at positions, including the query. */
export function filled({ place, callee, query }: Passing, others: readonly (readonly [number, string])[]): Spelling[] {
  const values = query === undefined ? others : [[query.position, query.text] as const, ...others];
  const between = (position: number) => nothingAt(callee, position);
  const edits = values.length === 0 ? undefined : setArguments(place.file, place.node, new Map(values), between);
  return edits === undefined ? [] : [edits];
}

/** What to pass for a parameter that needs no value: an empty object if the function reads its members without a test. */
export function nothingAt(callee: Place<FunctionNode> | undefined, position: number): string {
  const param = parametersIn(callee?.node)[position];
  return callee !== undefined && param?.type === 'Identifier' && isNeededObject(callee.file, param)
    ? '{}'
    : 'undefined';
}

/** Whether a parameter is required, and is an object by its type or, without one, by what reads it. */
function isNeededObject(file: SourceFile, param: t.Identifier): boolean {
  if (param.optional) return false;
  if (param.typeAnnotation?.type === 'TSTypeAnnotation')
    return /^TS(TypeReference|TypeLiteral|ObjectKeyword)$/.test(param.typeAnnotation.typeAnnotation.type);
  return (file.names.bindingOf(param)?.references ?? []).some((node) => {
    const parent = file.names.parentOf(node);
    const isListed =
      parent?.type === 'CallExpression' &&
      isMember(parent.callee) &&
      keyName({ key: parent.callee.object }) === 'Object';
    return isListed ? parent.arguments[0] === node : parent?.type === 'MemberExpression' && parent.object === node;
  });
}

/** The positions after the URL at which a function has a parameter and the call no argument. */
export function openPositions({ place: { node }, callee, position }: Passing): number[] {
  const params = parametersIn(callee?.node);
  const hasRest = params.at(-1)?.type === 'RestElement';
  const count = hasRest ? Math.max(params.length, node.arguments.length + 1) : params.length;
  const open: number[] = [];
  for (let at = position + 1; at < count; at++) {
    const given = node.arguments[at];
    if (given === undefined || /^(NullLiteral|Identifier)$/.test(given.type) || isEmptyObject(given)) open.push(at);
  }
  return open;
}

/** The positions in the order in which to try them: first those of parameters with such a name. */
export function named({ callee }: Passing, positions: readonly number[], name: RegExp): readonly number[] {
  const params = parametersIn(callee?.node);
  const isNamed = (position: number): boolean => name.test(meaningOf(params[position]));
  return [...positions.filter(isNamed), ...positions.filter((position) => !isNamed(position))];
}

/** Method and body as properties: of the object with the URL, of options that are passed, or of new ones. */
export function inObjects(passing: Passing, method: string | undefined, body: string | undefined): Spelling[] {
  const { file, node } = passing.place;
  const added = method === undefined ? [] : [methodProperty(functionsOf(passing), method)];
  const lists = (body === undefined ? [[]] : bodyProperties(passing, body))
    .map((properties) => [...added, ...properties])
    .filter((properties) => properties.length > 0);
  const holder = holderOf(passing.place, node.arguments[passing.position] as t.Node, passing.url);
  if (holder !== undefined && holder !== passing.url)
    return lists
      .filter((list) => !holdsOne(holder, list) && areTaken(passing, list))
      .map((list) => addWithHeaders(passing, holder, list));
  const given = node.arguments.slice(passing.position + 1).filter((one) => !passing.queries.includes(one));
  const takes = (list: readonly string[], at: number) => takesProperties(passing.evaluator, passing.callee, at, list);
  const open = openPositions(passing).filter((at) => at >= node.arguments.length);
  return lists.flatMap((list) => [
    ...given
      .filter((argument) => takes(list, node.arguments.indexOf(argument)))
      .flatMap((argument) => withOptions(passing, argument, list)),
    ...open
      .filter((at) => takes(list, at))
      .flatMap((at) => filled(passing, [[at, objectArgument(file, node, [...list, ...queryAt(passing, at)])]])),
  ]);
}

/** The object literal with the URL: an argument, or what a function in it gives: `load(() => ({ path }))`. */
function holderOf(place: Place<CallNode>, argument: t.Node, url: t.Node): t.ObjectExpression | undefined {
  const literal = objectLiteral(argument) ?? heldForCall(argument, place);
  if (literal !== undefined) return literal;
  let at: t.Node | undefined = url;
  const { file } = place;
  while (at !== undefined && at !== argument && at.type !== 'ObjectExpression') at = file.names.parentOf(at);
  const around = at?.type === 'ObjectExpression' ? file.names.parentOf(at) : undefined;
  const isGiven = around?.type === 'ArrowFunctionExpression' || around?.type === 'ReturnStatement';
  return isGiven && contains(argument, around) ? (at as t.ObjectExpression) : undefined;
}

/** Whether an object already has one of some properties: `data` of a GET, which may be its query. */
function holdsOne(holder: t.ObjectExpression, properties: readonly string[]): boolean {
  const names = properties.map((one) => one.split(':')[0]).filter((name) => name !== 'headers');
  return holder.properties.some((one) => one.type !== 'SpreadElement' && names.includes(keyName(one) ?? ''));
}

/** Whether whoever gets the object with the URL may take some properties from it. */
function areTaken({ taken }: Passing, properties: readonly string[]): boolean {
  return taken === undefined || properties.every((one) => taken.includes((one.split(':')[0] as string).trim()));
}

/** The query as a property of the object at a position, if it belongs there. */
export function queryAt({ query }: Passing, position: number): readonly string[] {
  return query?.property !== undefined && query.position === position ? [query.property] : [];
}

function bodyProperties(passing: Passing, body: string): string[][] {
  const { place, isEncoded, textName } = passing;
  const { file } = place;
  const header = inlineObject(file, [`${quoted(file, 'Content-Type')}: ${quoted(file, 'application/json')}`]);
  const text = `${textName}: JSON.stringify(${body})`;
  const others = functionsOf(passing)
    .flatMap(namesIn)
    .filter((name) => /data|json|payload|content|input|entity/i.test(name));
  const names = [...new Set(['body', 'data', 'json', ...others])];
  const values = names.map((name) => [name === body ? name : `${name}: ${body}`]);
  const texts = [[text], [`headers: ${header}`, text]];
  // A library with a separate property for text also needs the type of it.
  if (textName !== 'body') texts.reverse();
  return isEncoded ? [...values, ...texts] : [...texts, ...values];
}

/** The functions that get what the call passes, the called one first. */
export function functionsOf({ callee, onward }: Passing): readonly FunctionNode[] {
  return callee === undefined ? onward : [callee.node, ...onward];
}

/** The names that a function destructures from its object parameters. */
export function namesIn(callee: FunctionNode): string[] {
  return destructured(callee).flatMap((one) => keyName(one) ?? []);
}

export function insertedAfter({ file, node }: Place<CallNode>, index: number, text: string): Spelling[] {
  const inserted = insertArgument(file, node, index, text);
  return inserted === undefined ? [] : [[inserted]];
}

export function edit(start: number, end: number, text: string): TextEdit {
  return { start, end, text };
}
