import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { isOutside, outsideName } from '../source/names/outside-name.ts';
import { isFunction, rootOf, withoutCasts } from '../source/node-kinds.ts';
import type { PatternStep } from '../source/pattern.ts';
import { loopOf, memberName, patternPath } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';
import { isExported } from './declared/exports.ts';
import type { Evaluator } from './evaluate.ts';
import { createdWith, mapValues, setLater } from './methods/map-entry.ts';
import { namesIn, oneEntry } from './objects/members.ts';
import { leadingText, syntheticText } from './text/pieces.ts';
import { type FunctionNode, type FunctionValue, frameOf, type Place, unknown, type Value } from './value.ts';

const mostElements = 16;

/** Why a value is unknown that is certainly one of those in a list. */
export const ofConstantList = 'one of the elements of a list';
const ofGenerator = 'a generator';
const goingThrough = /^(map|flatMap|forEach|filter|some|every|find|reduce)$/;

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

/**
 * The possible values of a parameter of a callback over a literal list: `['a', 'b'].map((name) => …)`, or of a function
 * that is used as a callback only.
 */
export function elementPassed(
  evaluator: Evaluator,
  callee: FunctionNode,
  index: number,
  { binding, path }: Pick<Entry, 'binding' | 'path'>,
  place: Place,
): Value | undefined {
  const { given, isNamed } = callbackOf(callee, place.file);
  const call = place.file.names.parentOf(given);
  if (call?.type !== 'CallExpression') return undefined;
  const [first, second] = call.arguments;
  if (second === given && first && index === 0 && isOutside(place.file, call.callee, 'Array.from'))
    return oneOf(evaluator, { ...place, node: first }, { binding, path, isShared: true, isNamed }, place);
  if (first !== given) return undefined;
  const member = call.callee.type === 'MemberExpression' ? call.callee : undefined;
  const name = member && memberName(member);
  if (member === undefined || name === undefined || !goingThrough.test(name)) return undefined;
  if (index !== (name === 'reduce' ? 1 : 0)) return undefined;
  // The results of these methods hold the elements too, as does the parameter after the index.
  const isShared = isNamed || /^(filter|find)$/.test(name) || callee.params.length > index + 2;
  return oneOf(evaluator, { ...place, node: member.object }, { binding, path, isShared, isNamed }, place);
}

/** A function as it is given to a method: itself, or its name if nothing else uses that. */
function callbackOf(callee: FunctionNode, file: SourceFile): { readonly given: t.Node; readonly isNamed: boolean } {
  const parent = file.names.parentOf(callee);
  const id = parent?.type === 'VariableDeclarator' ? parent.id : 'id' in callee ? callee.id : undefined;
  const binding = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  const [only, ...others] = binding?.references ?? [];
  const isOnly = only !== undefined && others.length === 0 && !isExported(file, (id as t.Identifier).name);
  return isOnly ? { given: only, isNamed: true } : { given: callee, isNamed: false };
}

/** One of the elements of a list: `services.find((one) => one.name === name)`. */
export function elementFound(
  evaluator: Evaluator,
  receiver: Place,
  _: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const values = elementsAmong(evaluator, receiver);
  return values && values.length <= mostElements ? oneEntry(values, place, ofConstantList) : undefined;
}

/** The element of a list at a known position: `services.at(0)`. */
export function elementAt(
  evaluator: Evaluator,
  receiver: Place,
  [position]: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const list = evaluator.evaluate(receiver);
  const { node } = position ?? place;
  if (list.kind !== 'array' || list.isChanged || node.type !== 'NumericLiteral') return undefined;
  return evaluator.member(list, String(node.value), place);
}

/** The possible values of the variable of a loop over a literal list: `for (const name of ['a', 'b'])`. */
export function elementLooped(
  evaluator: Evaluator,
  declarator: t.VariableDeclarator,
  identifier: t.Identifier,
  place: Place,
): Value | undefined {
  const { names } = place.file;
  const loop = loopOf(names, declarator);
  const path = patternPath(declarator.id, identifier);
  const binding = names.bindingOf(identifier);
  if (loop === undefined || path === undefined) return undefined;
  if (loop.type === 'ForInStatement') {
    const among = namesOf(evaluator, { ...place, node: loop.right });
    return among && among.length <= mostElements ? oneEntry(among, place, ofConstantList) : undefined;
  }
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
  /** Whether a named function receives it; a list of strings is then read as one call for each string. */
  readonly isNamed?: boolean;
}

/** An unknown value that is one of those in a list. A path can be edited in the list if nothing else reads it. */
function oneOf(
  evaluator: Evaluator,
  list: Place,
  { binding, path, isShared, isNamed }: Entry,
  place: Place,
): Value | undefined {
  const among = elementsAmong(evaluator, list);
  const [entries, below] = among ? [among, path] : tableValues(evaluator, list, path);
  if (entries === undefined || entries.length > mostElements) return undefined;
  if (isNamed && among !== undefined && entries.some(({ kind }) => kind === 'text')) return undefined;
  const value = evaluator.evaluate(list);
  const isChanged = value.kind === 'array' ? value.isChanged === true : 'why' in value && value.why === ofGenerator;
  const parts = below.reduce(
    (values, { name }) => values.map((one) => evaluator.member(one, name ?? '', place)),
    entries,
  );
  const [only, ...others] = parts;
  if (list.file.isOneCase && only !== undefined && others.length === 0 && !isChanged) return only;
  const found = oneEntry(parts, place, isChanged ? 'one of the elements of a list that changes' : ofConstantList);
  if (found?.among === undefined || value.kind !== 'array') return found;
  const isPath = found.among.every((pieces) => /^(\/|https?:)/.test(leadingText(pieces)));
  const isEditable = isPath && !isShared && binding.references.length === 1 && isOnlyList(list, value.place);
  return { ...found, isEditable };
}

/** The values that the elements of a list are among, in any order; undefined unless all are known. */
function elementsAmong(evaluator: Evaluator, list: Place): readonly Value[] | undefined {
  const value = evaluator.evaluate(list);
  if (value.kind === 'unknown') return value.elements;
  const members = createdWith(value, 'Set');
  if (members !== undefined) {
    const given = elementsAmong(evaluator, members);
    return given && [...given, ...setLater(list, list)];
  }
  if (value.kind !== 'array') return undefined;
  const among = value.place.node.elements.map((node) => {
    if (node?.type === 'SpreadElement') return elementsAmong(evaluator, { ...value.place, node: node.argument });
    return node === null ? undefined : [evaluator.evaluate({ ...value.place, node })];
  });
  return among.every((one) => one !== undefined) ? among.flat() : undefined;
}

/** A list with some elements of another: `services.filter(isOn)`, `bases.values()` of a `Set`. */
export function someElements(
  evaluator: Evaluator,
  receiver: Place,
  _: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  return madeOf(elementsAmong(evaluator, receiver), place);
}

/** The elements of several lists: `bases.concat(mirrors, 'https://…')`. */
export function allElements(
  evaluator: Evaluator,
  receiver: Place,
  args: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const own = elementsAmong(evaluator, receiver);
  const others = args.map((arg) => arg && (elementsAmong(evaluator, arg) ?? [evaluator.evaluate(arg)]));
  return others.every((one) => one !== undefined) ? madeOf(own && [...own, ...others.flat()], place) : undefined;
}

/** What a generator yields: `function* hosts() { yield main; yield* mirrors; }`. */
export function yieldedBy(
  evaluator: Evaluator,
  { place: { node, file, env: around }, self }: FunctionValue,
  args: readonly (Place | undefined)[],
  call: Place,
): Value {
  const env = evaluator.enter({ node, file, env: around }, args, self, around ?? call.env);
  const yielded: (readonly Value[] | undefined)[] = [];
  walk(node.body, (inner) => {
    if (isFunction(inner)) return false;
    if (inner.type !== 'YieldExpression') return undefined;
    const place = inner.argument ? { node: inner.argument, file, env } : undefined;
    yielded.push(
      inner.delegate && place ? elementsAmong(evaluator, place) : place ? [evaluator.evaluate(place)] : undefined,
    );
    return undefined;
  });
  const elements = yielded.every((one) => one !== undefined) ? yielded.flat() : undefined;
  return elements === undefined
    ? unknown(call, ofGenerator)
    : { kind: 'unknown', place: call, why: ofGenerator, via: [], elements };
}

function madeOf(elements: readonly Value[] | undefined, place: Place): Value | undefined {
  return elements && { kind: 'unknown', place, why: 'a list that is made from another', via: [], elements };
}

/**
 * The values, or names, of a table that is iterated over as `Object.values(table)`, `Object.keys(table)` or by its entries,
 * and the path in them.
 */
function tableValues(
  evaluator: Evaluator,
  { node: list, ...place }: Place,
  path: readonly PatternStep[],
): [readonly Value[] | undefined, readonly PatternStep[]] {
  const node = withoutCasts(list);
  const [given] = node.type === 'CallExpression' ? node.arguments : [];
  const callee = (given && outsideName(place.file, (node as t.CallExpression).callee)) ?? '';
  const name = /^(?:Object|Reflect)\.(values|entries|keys|ownKeys)$/.exec(callee)?.[1];
  const isOfEntry = name === undefined || name === 'entries';
  const [step] = isOfEntry ? path : [];
  const below = isOfEntry ? path.slice(1) : path;
  const table = given && name !== undefined ? { ...place, node: given } : undefined;
  if (table !== undefined && (isOfEntry ? step?.name === '0' : name !== 'values'))
    return [namesOf(evaluator, table), below];
  if (isOfEntry && step?.name !== '1') return [undefined, path];
  if (table === undefined) return [mapValues(evaluator, { ...place, node }), below];
  const value = evaluator.evaluate(table);
  const names = namesInTable(value);
  const values = names.map((one) => evaluator.member(value, one, { ...place, node }));
  return [names.length === 0 ? undefined : values, below];
}

/** The names of the members of a table, an object or enum of a module, as texts; undefined unless all are known. */
function namesOf(evaluator: Evaluator, table: Place): readonly Value[] | undefined {
  const root = rootOf(table.node);
  const binding = root.type === 'Identifier' ? table.file.names.bindingOf(root) : undefined;
  // The names in what a function gets, or makes, are those of parameters: `Object.keys(query)`.
  if (binding?.scope.node.type !== 'Program') return undefined;
  const names = namesInTable(evaluator.evaluate(table));
  return names.length === 0 ? undefined : names.map((one) => ({ kind: 'text', pieces: [syntheticText(one)] }));
}

function namesInTable(value: Value): readonly string[] {
  return /^(object|enum)$/.test(value.kind) ? namesIn(value) : [];
}

/** Whether a list is written where it is iterated over, or in a variable that nothing else reads. */
function isOnlyList({ node, file }: Place, { node: list }: Place): boolean {
  if (node.type !== 'Identifier') return withoutCasts(node) === list;
  const binding = file.names.bindingOf(node);
  const declaration = binding?.declaration;
  const init = declaration?.type === 'VariableDeclarator' && declaration.init;
  if (!binding || !init || withoutCasts(init) !== list) return false;
  return binding.references.length === 1 && !isExported(file, binding.name);
}
