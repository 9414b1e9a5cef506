import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { withoutCasts } from '../source/node-kinds.ts';
import type { PatternStep } from '../source/pattern.ts';
import { keyName, patternPath } from '../source/pattern.ts';
import { isExported } from './declared/exports.ts';
import type { Evaluator } from './evaluate.ts';
import { type FunctionNode, frameOf, type Place, type Value } from './value.ts';
import { namesIn, oneEntry } from './objects/members.ts';
import { leadingText } from './text/pieces.ts';

const mostElements = 16;

/** Why a value is unknown that is certainly one of those in a list. */
export const ofConstantList = 'one of the elements of a list';
const goingThrough = /^(map|flatMap|forEach|filter|some|every|find)$/;

/** The elements of a list, including those of lists spread into it; undefined unless all are known. */
export function elementsOf(evaluator: Evaluator, list: Place<t.ArrayExpression>): readonly Place[] | undefined {
  const found: Place[] = [];
  for (const node of list.node.elements) {
    if (node === null) return undefined;
    const place = { ...list, node: node.type === 'SpreadElement' ? node.argument : node };
    const spread = node.type === 'SpreadElement' ? evaluator.evaluate(place) : undefined;
    const inner =
      spread?.kind === 'array' && spread.isChanged !== true ? elementsOf(evaluator, spread.place) : undefined;
    if (spread !== undefined && inner === undefined) return undefined;
    found.push(...(inner ?? [place]));
  }
  return found;
}

const made = new WeakMap<t.Node, t.ArrayExpression>();

/**
 * The functions that a callback creates for the elements of a list: `['get', 'post'].map((verb) => (path) => send(verb,
 * path))`.
 */
export function eachMade(
  evaluator: Evaluator,
  receiver: Place,
  [given]: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const list = evaluator.evaluate(receiver);
  const maker = given && evaluator.evaluate(given);
  if (list.kind !== 'array' || list.isChanged === true || given === undefined || maker?.kind !== 'function')
    return undefined;
  if (list.place.file !== given.file || list.place.env !== given.env) return undefined;
  const elements = list.place.node.elements.map((element) => ({
    ...place.node,
    type: 'CallExpression',
    callee: given.node,
    arguments: [element],
  }));
  const node = made.get(place.node) ?? ({ ...list.place.node, elements } as t.ArrayExpression);
  made.set(place.node, node);
  const [first] = node.elements;
  const isMaking = first != null && evaluator.evaluate({ ...place, node: first }).kind === 'function';
  return isMaking ? { kind: 'array', place: { ...place, node } } : undefined;
}

/** The possible values of the parameter of a callback over a literal list: `['a', 'b'].map((name) => …)`. */
export function elementPassed(
  evaluator: Evaluator,
  callee: FunctionNode,
  { binding, path }: Pick<Entry, 'binding' | 'path'>,
  place: Place,
): Value | undefined {
  const call = place.file.names.parentOf(callee);
  if (call?.type !== 'CallExpression' || call.arguments[0] !== callee) return undefined;
  const member = call.callee.type === 'MemberExpression' ? call.callee : undefined;
  const name = member && keyName({ key: member.property, computed: member.computed });
  if (member === undefined || name === undefined || !goingThrough.test(name)) return undefined;
  // What these return holds the elements too, as does a third parameter.
  const isShared = /^(filter|find)$/.test(name) || callee.params.length > 2;
  return oneOf(evaluator, { ...place, node: member.object }, { binding, path, isShared }, place);
}

/** The possible values of the variable of a loop over a literal list: `for (const name of ['a', 'b'])`. */
export function elementLooped(
  evaluator: Evaluator,
  declarator: t.VariableDeclarator,
  identifier: t.Identifier,
  place: Place,
): Value | undefined {
  const { names } = place.file;
  const declaration = names.parentOf(declarator);
  const loop = declaration && names.parentOf(declaration);
  const path = patternPath(declarator.id, identifier);
  const binding = names.bindingOf(identifier);
  if (loop?.type !== 'ForOfStatement' || loop.left !== declaration || path === undefined) return undefined;
  const [entry] = frameOf(place.env, loop)?.args ?? [];
  if (entry !== undefined)
    return path.reduce((value, { name }) => evaluator.member(value, name ?? '', place), evaluator.evaluate(entry));
  return binding && oneOf(evaluator, { ...place, node: loop.right }, { binding, path, isShared: false }, place);
}

/** The variable that holds an entry of a list, or a part of one. */
interface Entry {
  readonly binding: Binding;
  readonly path: readonly PatternStep[];
  /** Whether other code may get the elements of the list. */
  readonly isShared: boolean;
}

/** An unknown value that is one of those in a list. A path can be edited in the list if nothing else reads it. */
function oneOf(evaluator: Evaluator, list: Place, { binding, path, isShared }: Entry, place: Place): Value | undefined {
  const value = evaluator.evaluate(list);
  const [entries, below] =
    value.kind === 'array' ? [plainElements(evaluator, value.place), path] : tableValues(evaluator, list, path);
  if (entries === undefined || entries.length > mostElements) return undefined;
  const isChanged = value.kind === 'array' && value.isChanged === true;
  const found = oneEntry(
    below.reduce((values, { name }) => values.map((one) => evaluator.member(one, name ?? '', place)), entries),
    place,
    isChanged ? 'one of the elements of a list that changes' : ofConstantList,
  );
  if (found?.among === undefined || value.kind !== 'array') return found;
  const isPath = found.among.every((pieces) => /^(\/|https?:)/.test(leadingText(pieces)));
  const isEditable = isPath && !isShared && binding.references.length === 1 && isOnlyList(list, value.place);
  return { ...found, isEditable };
}

function plainElements(evaluator: Evaluator, list: Place<t.ArrayExpression>): readonly Value[] | undefined {
  const { elements } = list.node;
  if (elements.some((node) => node === null || node.type === 'SpreadElement')) return undefined;
  return elements.map((node) => evaluator.evaluate({ ...list, node: node as t.Node }));
}

/** The values of a table that is gone through as `Object.values(table)` or `Object.entries(table)`, and the path in them. */
function tableValues(
  evaluator: Evaluator,
  { node, ...place }: Place,
  path: readonly PatternStep[],
): [readonly Value[] | undefined, readonly PatternStep[]] {
  const [given] = node.type === 'CallExpression' ? node.arguments : [];
  const name = given && /^Object\.(values|entries)$/.exec(place.file.textOf((node as t.CallExpression).callee))?.[1];
  const isValue = name === 'values' || path[0]?.name === '1';
  if (given === undefined || name === undefined || !isValue) return [undefined, path];
  const table = evaluator.evaluate({ ...place, node: given });
  const names = table.kind === 'object' ? namesIn(table) : [];
  const values = names.map((one) => evaluator.member(table, one, { ...place, node }));
  return [names.length === 0 ? undefined : values, name === 'values' ? path : path.slice(1)];
}

/** Whether a list is written where it is gone through, or in a variable that nothing else reads. */
function isOnlyList({ node, file }: Place, { node: list }: Place): boolean {
  if (node.type !== 'Identifier') return withoutCasts(node) === list;
  const binding = file.names.bindingOf(node);
  const declaration = binding?.declaration;
  const init = declaration?.type === 'VariableDeclarator' && declaration.init;
  if (!binding || !init || withoutCasts(init) !== list) return false;
  return binding.references.length === 1 && !isExported(file, binding.name);
}
