import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { type CallNode, isCall } from '../source/node-kinds.ts';
import {
  assignedTo,
  isDefaultOnly,
  keyName,
  parametersOf,
  patternPath,
  propertyName,
  writtenValue,
} from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import { besideTests } from '../source/test-paths.ts';
import { work } from '../source/work.ts';
import { callsAs, nameOf } from './calls-by-name.ts';
import type { ClosedFile } from './codebase.ts';
import { isWholeExport } from './declared/exports.ts';
import { propsGiven } from './declared/props-given.ts';
import { boundCall, directCall } from './direct-call.ts';
import type { Evaluator } from './evaluate.ts';
import { functionAround } from './flow/flow.ts';
import { isAbsentWord } from './flow/truth.ts';
import { type FunctionNode, type Place, unknown, type Value } from './value.ts';

/** A value that a call in the code base passes for a parameter, and the argument that it is, or is a part of. */
export interface Given {
  readonly value: Value;
  readonly place: Place;
}

/**
 * The values that calls in the code base pass for a parameter, or for a destructured part of one. An exported function
 * may have more calls elsewhere, but as far as names tell, none in the code base is missing. `isLoose`: methods of parameters
 * that have its name count as well.
 */
export function givenTo(evaluator: Evaluator, binding: Binding, file: SourceFile, isLoose = false): readonly Given[] {
  const taken = takenAs(binding);
  if (taken === undefined || taken.path.some(({ name }) => name === undefined)) return [];
  const { owner, index, path } = taken;
  const along = (place: Place): Given => {
    const value = path.reduce(
      (inner, step) => (isDefaultOnly(step) ? inner : evaluator.member(inner, step.name as string, place)),
      evaluator.evaluate(place),
    );
    return { value, place: partOf(place, path[0]?.name) };
  };
  const byCalls = callsOf(evaluator, owner, file, isLoose).flatMap((call): Given | readonly never[] => {
    const node = call.node.arguments[index];
    const spread = call.node.arguments.slice(0, index + 1).find((one) => one.type === 'SpreadElement');
    if (spread?.type === 'SpreadElement') {
      const place: Place = { ...call, node: spread.argument };
      return { value: unknown(place, 'spread arguments'), place };
    }
    return node === undefined ? [] : along({ ...call, node });
  });
  return index === 0 ? [...byCalls, ...propsGiven(evaluator, owner, file).given.map(along)] : byCalls;
}

const mostSteps = 3;

/** What code assigns to a variable, or what calls in the code base pass for a parameter, however many names it goes through. */
export function givenToName(evaluator: Evaluator, node: t.Node, file: SourceFile, steps = mostSteps): readonly Place[] {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined || steps === 0) return [];
  const given = [
    ...givenTo(evaluator, binding, file).map(({ place }) => place),
    ...assignedTo(binding).map((right) => ({ node: right, file, env: undefined })),
  ];
  return given.flatMap((place) => [place, ...givenToName(evaluator, place.node, place.file, steps - 1)]);
}

/** The parameter of a function that a variable is, or is a part of. */
function takenAs(binding: Binding) {
  const owner = binding.kind === 'param' ? (binding.declaration as FunctionNode) : undefined;
  const params = owner?.params === undefined ? [] : parametersOf(owner);
  const index = params.findIndex((param) => patternPath(param, binding.identifier) !== undefined);
  const path = params[index] && patternPath(params[index] as t.Node, binding.identifier);
  return owner && path && { owner, index, path };
}

/**
 * Whether a call in the code base leaves a parameter out that has no default, or a destructured part of one, so that it is
 * undefined.
 */
export function isLeftOut(evaluator: Evaluator, binding: Binding, file: SourceFile): boolean {
  const taken = takenAs(binding);
  if (taken === undefined || taken.path.some(({ fallback }) => fallback !== undefined)) return false;
  const { owner, index, path } = taken;
  const [first] = path;
  return callsOf(evaluator, owner, file).some(({ node: { arguments: given } }) => {
    if (given.slice(0, index + 1).some(({ type }) => type === 'SpreadElement')) return false;
    const argument = given[index];
    if (first === undefined) return argument === undefined || isAbsentWord(argument);
    return argument !== undefined && first.name !== undefined && isWithout(argument, first.name);
  });
}

/** Whether an object literal has no such property. */
function isWithout(node: t.Node, name: string): boolean {
  const isKnown = node.type === 'ObjectExpression' && node.properties.every((one) => propertyName(one) !== undefined);
  return isKnown && !node.properties.some((one) => propertyName(one) === name);
}

/** The property of an object literal, if it is written out. */
export function partOf(place: Place, name: string | undefined): Place {
  if (place.node.type !== 'ObjectExpression' || name === undefined) return place;
  const value = writtenValue(place.node, name);
  return value === undefined ? place : { ...place, node: value };
}

type KnownCalls = WeakMap<Evaluator, WeakMap<FunctionNode, readonly Place<CallNode>[]>>;

const known: KnownCalls = new WeakMap();
const knownLoosely: KnownCalls = new WeakMap();

/**
 * Whether a call in the code base may call a function, as far as names tell: one without a name, which another function
 * returns, may have calls under any name.
 */
export function isCalledInSight(evaluator: Evaluator, owner: FunctionNode, file: SourceFile): boolean {
  if (callsOf(evaluator, owner, file).length > 0) return true;
  return nameOf(file, owner) === undefined && file.names.parentOf(owner)?.type !== 'ExportDefaultDeclaration';
}

/** The calls of a function, and the creations if it is the constructor of a class; looked for once. */
function callsOf(
  evaluator: Evaluator,
  owner: FunctionNode,
  file: SourceFile,
  isLoose = false,
): readonly Place<CallNode>[] {
  const all = isLoose ? knownLoosely : known;
  const own = all.get(evaluator) ?? new WeakMap<FunctionNode, readonly Place<CallNode>[]>();
  all.set(evaluator, own);
  const found =
    own.get(owner) ??
    besideTests(file.path, [...findCalls(evaluator, owner, file, isLoose), ...callsOfResult(evaluator, owner, file)]);
  if (!evaluator.isExhausted) own.set(owner, found);
  return found;
}

function findCalls(
  evaluator: Evaluator,
  owner: FunctionNode,
  file: SourceFile,
  isLoose: boolean,
): readonly Place<CallNode>[] {
  const isConstructor = owner.type === 'ClassMethod' && owner.kind === 'constructor';
  const home = isConstructor ? classAround(file, owner) : owner;
  const names = namesOf(file, home);
  const isDefault = isWholeExport(file, home);
  const others = [
    ...filesCalling(evaluator, names, isDefault),
    ...(isDefault ? evaluator.openAll(evaluator.importersOf(file)) : []),
  ].filter(({ path, block }) => path !== file.path || block?.index !== file.block?.index);
  return [...new Set([file, ...others])].flatMap((from) =>
    calleesIn(evaluator, from, names, isDefault)
      .filter(({ value }) => mayBe(value, { node: home, file, env: undefined }) || (isLoose && isOfParameter(value)))
      .map(({ node }) => ({ node, file: from, env: undefined })),
  );
}

/** The calls in a file of what may have one of some names, and the values of their callees. */
function calleesIn(evaluator: Evaluator, from: SourceFile, names: readonly string[], isDefault: boolean) {
  const { byName, through, ofTables } = callsAs(from, names, isDefault);
  const direct = through.flatMap((node) => {
    const { place, self } = directCall(evaluator, { node, file: from, env: undefined });
    return self === undefined ? (boundCall(node) ?? []) : place.node;
  });
  return [...byName, ...direct, ...ofTables].map((node) => ({
    node,
    value: evaluator.evaluate({ node: node.callee, file: from, env: undefined }),
  }));
}

/** By names: the files that call only functions of their own by these, so that they need not be opened again. */
const inward = new WeakMap<Evaluator, Map<string, WeakSet<ClosedFile>>>();

/** The files that may call something of another file by one of some names: not the files of many classes that all `load()`. */
function filesCalling(evaluator: Evaluator, names: readonly string[], isDefault: boolean): readonly SourceFile[] {
  const all = inward.get(evaluator) ?? new Map<string, WeakSet<ClosedFile>>();
  inward.set(evaluator, all);
  const key = `${isDefault} ${names.join()}`;
  const known = all.get(key) ?? new WeakSet<ClosedFile>();
  all.set(key, known);
  const { cuts } = evaluator;
  const isInward = (from: SourceFile): boolean =>
    from.block === undefined &&
    calleesIn(evaluator, from, names, isDefault).every(({ value }) => isOfFile(value, from)) &&
    !evaluator.isExhausted &&
    evaluator.cuts === cuts;
  const open = (closed: ClosedFile): readonly SourceFile[] => {
    if (known.has(closed)) return [];
    work.openings++;
    const sources = closed.open();
    if (sources.every(isInward)) known.add(closed);
    return sources;
  };
  return names.flatMap((name) => evaluator.filesUsing(name, open));
}

function isOfFile(value: Value, file: SourceFile): boolean {
  if (value.kind === 'choice') return value.branches.every((branch) => isOfFile(branch, file));
  return (value.kind === 'function' || value.kind === 'class') && value.place.file === file;
}

/** The calls of a function without a name that another function returns: `of(base)(kind)`. */
function callsOfResult(evaluator: Evaluator, owner: FunctionNode, file: SourceFile): readonly Place<CallNode>[] {
  const outer =
    namesOf(file, owner).length === 0 ? functionAround({ node: owner, file, env: undefined }, owner) : undefined;
  const parent = file.names.parentOf(owner);
  const isReturned = parent === outer || parent?.type === 'ReturnStatement';
  if (outer === undefined || outer.type === 'Program' || !isReturned) return [];
  return callsOf(evaluator, outer as FunctionNode, file).flatMap((place) => {
    const call = place.file.names.parentOf(place.node);
    return call !== undefined && isCall(call) && call.callee === place.node ? [{ ...place, node: call }] : [];
  });
}

/** The name of a function or a class, and of the variables and properties that are set to it. */
function namesOf(file: SourceFile, home: t.Node): readonly string[] {
  const name = nameOf(file, home);
  const others = referencesTo(file, home).flatMap((reference) => {
    const parent = file.names.parentOf(reference);
    const isValue = parent?.type === 'ObjectProperty' && parent.value === reference;
    if (isValue) return keyName(parent) ?? [];
    return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id.name : [];
  });
  return [...new Set([...(name === undefined ? [] : [name]), ...others])];
}

/** The uses of a function or a class by its own name, or by that of its variable, in its file. */
export function referencesTo(file: SourceFile, home: t.Node): readonly t.Node[] {
  const name = 'key' in home ? undefined : nameOf(file, home);
  const binding = name === undefined ? undefined : file.names.lookup(name, home);
  return binding?.references ?? [];
}

function classAround(file: SourceFile, node: t.Node): t.Node {
  const body = file.names.parentOf(node);
  return (body && file.names.parentOf(body)) ?? node;
}

/** Whether a value may be a function or class, as far as is known. */
function mayBe(value: Value, home: Place): boolean {
  if (value.kind === 'choice') return value.branches.some((branch) => mayBe(branch, home));
  if (value.kind !== 'function' && value.kind !== 'class') return value.kind === 'unknown';
  return value.place.node === home.node || isEdited(value.place, home);
}

/** `komga.find` of `({ komga }) => …` */
function isOfParameter(value: Value): boolean {
  return value.kind === 'external' && value.root.kind === 'parameter' && value.steps.length > 0;
}

/** Whether a declaration is another one as it was before edits to its file; other files still import that version. */
function isEdited(before: Place, { node, file }: Place): boolean {
  const isSameFile = before.file !== file && before.file.path === file.path;
  return isSameFile && before.node.type === node.type && nameOf(before.file, before.node) === nameOf(file, node);
}
