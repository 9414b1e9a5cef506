import type * as t from '@babel/types';
import {
  type CallNode,
  callsNamed,
  classBodyAround,
  constructorOf,
  isCall,
  isFunction,
  isMember,
  rootOf,
} from '../../source/node-kinds.ts';
import { callsIn } from '../../source/nodes.ts';
import { loopOf, parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import type { FunctionNode, Place, Value } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { holderOf } from './uses-of-text.ts';

/**
 * The functions passed to unknown code beside an argument, which may receive it: `Reflect.construct(Client, [text])`,
 * `load.bind(null, text)`.
 */
export function functionsBeside(
  evaluator: Evaluator,
  file: SourceFile,
  call: CallNode,
  node: t.Node,
): readonly Place<FunctionNode>[] {
  const beside = call.arguments.filter((one) => one !== node && (one.type === 'Identifier' || isMember(one)));
  return [...(isMember(call.callee) ? [call.callee.object] : []), ...beside].flatMap((one) => {
    const value = evaluator.evaluate({ node: one, file, env: undefined });
    if (value.kind !== 'class') return functionsOf(value).map(({ place }) => place);
    const maker = constructorOf(value.place.node.body);
    return maker === undefined ? [] : [{ ...value.place, node: maker }];
  });
}

/**
 * The functions that an unknown callee may be: those passed for it if it is a parameter, and those given to the object
 * it comes from: `handlers.push(fn)` and `handlers.forEach((one) => one(text))`, `bus.on('base', fn)` and
 * `bus.emit('base', text)`.
 */
export function functionsBehind(
  evaluator: Evaluator,
  file: SourceFile,
  { callee }: CallNode,
): readonly Place<FunctionNode>[] {
  const { names } = file;
  const called = callee.type === 'Identifier' ? names.bindingOf(callee) : undefined;
  const taker = called?.kind === 'param' ? names.parentOf(called.declaration) : undefined;
  const list = called && loopOf(names, called.declaration)?.right;
  const holder = list ?? (taker !== undefined && isCall(taker) ? taker.callee : callee);
  const own = called?.kind === 'param' ? givenFunctions(evaluator, file, callee) : [];
  const listeners = callsOn(file, holder, callee)
    .flatMap((call) => call.arguments)
    .filter((one) => one !== called?.declaration);
  return [...own, ...listeners.flatMap((one) => givenFunctions(evaluator, file, one))];
}

/** The method calls on what an expression is a member of; on any member, if that is `this`. */
function callsOn(file: SourceFile, holder: t.Node, callee: t.Node): readonly CallNode[] {
  const root = rootOf(holder);
  if (holdsSuch(holder, ({ type }) => type === 'ThisExpression')) {
    const body = classBodyAround(file, holder);
    return callsIn(file).filter((call) => body !== undefined && isMember(call.callee) && contains(body, call));
  }
  const binding = root.type === 'Identifier' && root !== callee ? file.names.bindingOf(root) : undefined;
  return (binding?.references ?? []).flatMap((reference) => {
    const call = file.names.parentOf(file.names.parentOf(reference) ?? reference);
    return call !== undefined && isCall(call) && isMember(call.callee) ? [call] : [];
  });
}

/** A function that is written in place, or those that calls pass for a parameter. */
function givenFunctions(evaluator: Evaluator, file: SourceFile, node: t.Node): readonly Place<FunctionNode>[] {
  if (isFunction(node)) return [{ node: node as FunctionNode, file, env: undefined }];
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const given = binding?.kind === 'param' ? givenTo(evaluator, binding, file) : [];
  return given.flatMap(({ value }) => functionsOf(value).map(({ place }) => place));
}

/** The calls that may return the result of a function that they take as an argument, or as a member of one. */
export function callsGiving(evaluator: Evaluator, file: SourceFile, owner: t.Node): readonly Place[] {
  const parent = file.names.parentOf(owner);
  const object = parent?.type === 'ObjectProperty' ? parent : owner.type === 'ObjectMethod' ? owner : undefined;
  const held = object && file.names.parentOf(object);
  const taker = held === undefined ? parent : holderOf(file, held);
  if (taker === undefined || !isCall(taker) || taker.callee === owner) return [];
  const callees = functionsOf(evaluator.evaluate({ node: taker.callee, file, env: undefined }));
  if (callees.length === 0) return [{ node: taker, file, env: undefined }];
  const index = taker.arguments.indexOf(owner as t.Expression);
  return callees.flatMap(({ place }) => {
    const param = parametersOf(place.node)[index];
    return callsNamed(place.file, param).map((node) => ({ ...place, node }));
  });
}

/** The file of a node and, if that is in a class, those of the classes that it extends, which may read what it defines. */
export function homesOf(evaluator: Evaluator, file: SourceFile, node: t.Node): readonly SourceFile[] {
  const body = classBodyAround(file, node);
  let at: Place | undefined = body && { node: file.names.parentOf(body) as t.Class, file, env: undefined };
  const found = new Set([file]);
  for (let step = 0; at !== undefined && step < mostBases; step++) {
    const parent: t.Node | null | undefined = 'superClass' in at.node ? at.node.superClass : undefined;
    const base: Value | undefined = parent ? evaluator.evaluate({ ...at, node: parent }) : undefined;
    at = base?.kind === 'class' ? base.place : undefined;
    if (at !== undefined) found.add(at.file);
  }
  return [...found];
}

const mostBases = 4;
