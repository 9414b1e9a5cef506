import type * as t from '@babel/types';
import { isCall, isFunction } from '../../../source/node-kinds.ts';
import { memberName } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { functionsOf } from '../sending.ts';

/**
 * Whether a function of the code base replaces a method with one that does not pass on all of its arguments: a
 * decorator of the method, or a function that receives the prototype of its class. A new parameter of the method would
 * be lost.
 */
export function isReplaced(evaluator: Evaluator, { node, file }: Place<FunctionNode>): boolean {
  if (node.type !== 'ClassMethod') return false;
  const body = file.names.parentOf(node);
  const owner = body && file.names.parentOf(body);
  const given = owner === undefined ? [] : givenPrototype(file, owner);
  return [...decoratorsOf(evaluator, { node, file }), ...calledIn(evaluator, file, given)].some(losesArguments);
}

/** The functions of the code base that make the decorators of a method, or are them. */
export function decoratorsOf(evaluator: Evaluator, { node, file }: Omit<Place, 'env'>): readonly Place<FunctionNode>[] {
  const decorators = 'decorators' in node ? (node.decorators ?? []) : [];
  return calledIn(
    evaluator,
    file,
    decorators.map(({ expression }) => expression),
  );
}

function calledIn(evaluator: Evaluator, file: SourceFile, made: readonly t.Node[]): readonly Place<FunctionNode>[] {
  return made.flatMap((one) => {
    const node = isCall(one) ? one.callee : one;
    return functionsOf(evaluator.evaluate({ node, file, env: undefined })).map(({ place }) => place);
  });
}

/** The calls that receive `X.prototype` in the file of a class. */
function givenPrototype(file: SourceFile, owner: t.Node): readonly t.Node[] {
  const id = 'id' in owner ? owner.id : undefined;
  const binding = id && 'name' in id ? file.names.bindingOf(id as t.Identifier) : undefined;
  return (binding?.references ?? []).flatMap((reference) => {
    const member = file.names.parentOf(reference);
    if (member?.type !== 'MemberExpression' || member.object !== reference) return [];
    if (memberName(member) !== 'prototype') return [];
    const call = file.names.parentOf(member);
    return call?.type === 'CallExpression' && call.callee !== member ? [call] : [];
  });
}

/**
 * Whether a function returns a function that takes some parameters and calls something, but not with all of its
 * arguments.
 */
function losesArguments({ node }: Place<FunctionNode>): boolean {
  let isLost = false;
  walk(node.body, (inner) => {
    const made = isFunction(inner) ? (inner as FunctionNode) : undefined;
    isLost ||= made !== undefined && made.params.length > 0 && calls(made) && !handsOnAll(made);
  });
  return isLost;
}

function calls(node: FunctionNode): boolean {
  let isThere = false;
  walk(node.body, (inner) => {
    isThere ||= isCall(inner);
  });
  return isThere;
}

function handsOnAll(node: FunctionNode): boolean {
  let isThere = node.params.at(-1)?.type === 'RestElement';
  walk(node.body, (inner) => {
    isThere ||= inner.type === 'Identifier' && inner.name === 'arguments';
    isThere ||= isFunction(inner) && (inner as FunctionNode).params.at(-1)?.type === 'RestElement';
  });
  return isThere;
}
