import type * as t from '@babel/types';
import { type CallNode, isCall, isMember, rootOf } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { functionsIn } from './hook-touches.ts';
import { hooksAt } from './hooks.ts';

/** The hooks that run before their library puts the base before the path. */
const beforeBase: ReadonlySet<string> = new Set(['onRequest', 'interceptors.request']);

/**
 * What the hooks of a client always set as the address before every path, whatever the client or the call says,
 * starting with the last one: `onRequest({ options }) { options.baseURL = address(); }`. `name` is the option for it.
 */
export function basesInHooks(evaluator: Evaluator, sender: Place<CallNode>, name: string): readonly Place[] {
  if (!isCall(sender.node)) return [];
  const hooks = hooksAt(evaluator, sender).filter((one) => beforeBase.has(one.name) && one.takes === 'request');
  const functions = hooks.flatMap(({ place }) => functionsIn(evaluator, place));
  return functions.flatMap((place) => setIn(place, name)).reverse();
}

/** The values that statements of a function set, except those that run under a condition. */
function setIn({ node: whole, ...at }: Place<FunctionNode>, name: string): readonly Place[] {
  const statements = whole.body.type === 'BlockStatement' ? whole.body.body : [];
  const returned = whole.body.type === 'BlockStatement' ? [] : [whole.body];
  const set = [...statements, ...returned].flatMap((one): readonly t.Node[] => {
    if (one.type === 'ExpressionStatement') return assigned(at.file, whole, one.expression, name);
    const value = one.type === 'ReturnStatement' ? one.argument : one;
    return value?.type === 'ObjectExpression' ? copied(at.file, whole, value, name) : [];
  });
  // Example: `options.baseURL = request.startsWith('/api') ? ours : theirs`
  const isOfRequest = (node: t.Node) => holdsSuch(node, (inner) => isReceived(at.file, whole, inner));
  return set.filter((node) => !isOfRequest(node)).map((node) => ({ ...at, node }));
}

/** `config.baseURL = address` */
function assigned(file: SourceFile, whole: FunctionNode, node: t.Expression, name: string): readonly t.Node[] {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isMember(node.left)) return [];
  return memberName(node.left) === name && isReceived(file, whole, node.left) ? [node.right] : [];
}

/** `{ ...config, baseURL: address }` */
function copied(file: SourceFile, whole: FunctionNode, node: t.ObjectExpression, name: string): readonly t.Node[] {
  const at = node.properties.findIndex((one) => one.type === 'SpreadElement' && isReceived(file, whole, one.argument));
  const set = node.properties.findLast((one) => one.type === 'ObjectProperty' && keyName(one) === name);
  return at >= 0 && set?.type === 'ObjectProperty' && node.properties.indexOf(set) > at ? [set.value] : [];
}

/** Whether an expression is what a function receives, or a part of it. */
function isReceived(file: SourceFile, whole: FunctionNode, node: t.Node): boolean {
  const root = rootOf(node);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding?.kind === 'param' && binding.declaration === whole;
}
