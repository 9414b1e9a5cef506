import type * as t from '@babel/types';
import { functionOf, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { memberName } from '../../../source/pattern.ts';
import { endOf, startOf } from '../../../source/source-file.ts';
import type { FunctionNode } from '../../../values/value.ts';
import { appendSpread, spreadResponse } from '../append.ts';
import { pipeContent } from '../observable.ts';
import { awaited, promiseOf, type Shape, shapeName } from '../shape/shape.ts';
import { type AnyCall, inlineFunction, isCallOf, isEmpty, returnsOf, shortText } from '../shape/syntax.ts';
import { isRejection } from './outcomes.ts';
import type { Trace } from './trace.ts';

/** Follows the return value of a function: to the call that contains the function, or to unknown callers. */
export function followReturn(trace: Trace, node: t.Node, shape: Shape): undefined {
  const fn = functionOf(trace.file, node);
  if (fn === undefined) return trace.refuse('not-followed', node, `${shapeName(shape)} is returned`);
  const receiver = receiverOf(trace, fn);
  if (receiver === undefined) return returnToCallers(trace, fn as FunctionNode, node, shape);
  const other = returnsOf(fn as FunctionNode).find(
    (one) => !isSameReturn(trace, one, node) && !isHarmlessReturn(trace, one),
  );
  if (other !== undefined)
    return trace.refuse(
      'mixed-value',
      other,
      `${shapeName(shape)} may be replaced by \`${shortText(trace.file, other)}\`; read \`content\` by hand`,
    );
  receiver(shape);
}

/** Whether another return is of the same value, which is followed separately. */
function isSameReturn(trace: Trace, one: t.Node, node: t.Node): boolean {
  return one === node || trace.isResponse(one) || withoutCasts(one) === withoutCasts(node);
}

function isHarmlessReturn(trace: Trace, node: t.Node): boolean {
  return isEmpty(node) || trace.verdict(node) === 'failed' || isRejection(trace.file, node);
}

/** What receives the result of a function that is written where it is used. */
function receiverOf(trace: Trace, fn: t.Node): ((shape: Shape) => void) | undefined {
  const inline = inlineFunction(fn);
  const call = inline && trace.parentOf(fn);
  if (!isCallOf(call)) return undefined;
  const isAsync = inline?.async === true;
  if (call.callee === fn) return (shape) => trace.follow(call, isAsync ? promiseOf(shape) : shape);
  if (!isMember(call.callee)) return undefined;
  const name = memberName(call.callee);
  if (name === 'then' || name === 'catch')
    return isFirst(call, fn) ? (shape) => trace.follow(call, promiseOf(awaited(shape))) : undefined;
  if (name === 'map')
    return (shape) => trace.follow(call, { is: 'elements', of: isAsync ? promiseOf(shape) : shape, at: undefined });
  return undefined;
}

function isFirst(call: AnyCall, fn: t.Node): boolean {
  return call.arguments[0] === fn;
}

/** Unknown callers must get the same value as before, which can be built only for a response of axios. */
function returnToCallers(trace: Trace, fn: FunctionNode, node: t.Node, shape: Shape): undefined {
  const value = awaited(shape);
  if (shape.is === 'observable' && shape.of.is === 'data') {
    return pipeContent(trace, node, (name) => `(${spreadResponse(trace, name)})`, 'res', 'response', 'answer');
  }
  if (value.is !== 'data') {
    return trace.refuse(
      'response-returned',
      node,
      `${shapeName(shape)} is returned by \`${functionName(trace, fn)}\`; read its \`content\` there or in the callers`,
    );
  }
  if (shape.is === 'promise') return appendSpread(trace, node);
  if (node.type === 'AwaitExpression' && !node.extra?.parenthesized) return appendSpread(trace, node.argument);
  const isBody = fn.body === node && !node.extra?.parenthesized;
  const object = spreadResponse(trace, trace.file.textOf(node));
  const text = isBody ? `(${object})` : object;
  if (node.type !== 'Identifier')
    return trace.refuse(
      'response-returned',
      node,
      `the response is returned by \`${functionName(trace, fn)}\`; read its \`content\` there or in the callers`,
    );
  trace.edits.push({ start: startOf(node), end: endOf(node), text });
}

function functionName(trace: Trace, fn: t.Node): string {
  if ('id' in fn && fn.id && fn.id.type === 'Identifier') return fn.id.name;
  if ('key' in fn && fn.key) return trace.file.textOf(fn.key as t.Node);
  const parent = trace.parentOf(fn);
  if (parent?.type === 'VariableDeclarator') return shortText(trace.file, parent.id);
  return parent?.type === 'ObjectProperty' ? shortText(trace.file, parent.key) : shortText(trace.file, fn);
}
