import type * as t from '@babel/types';
import { type CallNode, isCall, isFunction } from '../../source/node-kinds.ts';
import { targetsOf } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { Place } from '../../values/value.ts';
import { heldLiteral } from '../call-parts.ts';
import { isLog } from '../on-the-way/log-call.ts';

/**
 * The object literal of a variable that only a call reads, if what a body contains is the same in both places: the call
 * is sent once for each literal, and nothing between them is written, awaited, or declared for the call.
 */
export function heldForCall(argument: t.Node, { node: call, file }: Place<CallNode>): t.ObjectExpression | undefined {
  const literal = heldLiteral(argument, file);
  let declaration: t.Node | undefined = literal;
  while (declaration !== undefined && declaration.type !== 'VariableDeclaration')
    declaration = file.names.parentOf(declaration);
  const block = declaration && file.names.parentOf(declaration);
  if (declaration === undefined || !/^(BlockStatement|Program)$/.test(block?.type ?? '')) return undefined;
  for (let outer = file.names.parentOf(call); outer !== block; outer = file.names.parentOf(outer))
    if (outer === undefined || isFunction(outer) || /^(For|While|DoWhile)/.test(outer.type)) return undefined;
  const [from, to] = [endOf(declaration), startOf(call)];
  let isSame = true;
  walk(block as t.Node, (node) => {
    if (endOf(node) <= from || startOf(node) >= to) return false;
    if (startOf(node) >= from && endOf(node) <= to && mayMatter(file, node, call)) isSame = false;
    return undefined;
  });
  return isSame ? literal : undefined;
}

/** The arguments of a call, and the literals of those that are held for it. */
export function argumentsHeld(call: Place<CallNode>): readonly t.Node[] {
  return call.node.arguments.map((argument) => heldForCall(argument, call) ?? argument);
}

/** Whether code between a literal and the call that takes it may change what a body contains, or declares a part of it. */
function mayMatter(file: SourceFile, node: t.Node, call: t.Node): boolean {
  if (node.type === 'VariableDeclarator') return holdsSuch(node.id, (name) => isReadIn(file, name, call));
  const isDone = node.type === 'ExpressionStatement' && isCall(node.expression) && !isLog(node.expression);
  return isDone || node.type === 'AwaitExpression' || targetsOf(node).length > 0;
}

function isReadIn(file: SourceFile, name: t.Node, call: t.Node): boolean {
  const binding = name.type === 'Identifier' ? file.names.bindingOf(name) : undefined;
  return binding?.identifier === name && binding.references.some((one) => contains(call, one));
}
