import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { withoutCasts } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { promiseOf, type Shape } from './shape/shape.ts';
import { isCallOf } from './shape/syntax.ts';

/** Functions of a host application that create a request for it to send. */
const making = /^(create|make|build|new)\w*Request/i;

/** Functions that send a request created before. */
const sending = /^(schedule|send|request|fetch|execute|perform|dispatch|submit|run)/i;

/** Whether a call creates a request without sending it, judged by its name: `App.createRequest({ … })`. */
export function makesRequest(node: t.Node): boolean {
  return isCallOf(node) && making.test(calledName(node) ?? '');
}

/**
 * The result of a call that receives a request: `manager.schedule(request, 1)`; undefined if it is not known to send
 * it.
 */
export function scheduledShape(node: t.Node, shape: Shape): Shape | undefined {
  if (shape.is === 'platform-request') return givesResponse(node) ? promiseOf({ is: 'response' }) : undefined;
  if (shape.is !== 'request' || !isCallOf(node) || !sending.test(calledName(node) ?? '')) return undefined;
  return { is: 'promise', of: { is: 'hosted' } };
}

/** `fetch(request)`, and `cache.match(request)`, which returns an earlier response to it. */
function givesResponse(node: t.Node): boolean {
  return isCallOf(node) && /^(fetch|match)$/.test(calledName(node) ?? '');
}

/**
 * The string that `typeof raw === 'string' ? JSON.parse(raw) : raw` decodes; undefined for any other conditional
 * expression.
 */
export function decodedText(file: SourceFile, node: t.Node): t.Node | undefined {
  if (node.type !== 'ConditionalExpression') return undefined;
  // Example: `raw && typeof raw === 'string' ? JSON.parse(raw) : raw`
  const also = node.test.type === 'LogicalExpression' && node.test.operator === '&&' ? node.test : undefined;
  const test = also === undefined ? node.test : also.right;
  if (test.type !== 'BinaryExpression') return undefined;
  const tested = [test.left, test.right].find(({ type }) => type === 'UnaryExpression');
  if (tested?.type !== 'UnaryExpression' || tested.operator !== 'typeof') return undefined;
  const isString = [test.left, test.right].some((one) => one.type === 'StringLiteral' && one.value === 'string');
  const isText = /^===?$/.test(test.operator) === isString;
  if (also !== undefined && (!isText || file.textOf(also.left) !== file.textOf(tested.argument))) return undefined;
  const [parsed, whole] = isText ? [node.consequent, node.alternate] : [node.alternate, node.consequent];
  const call = withoutCasts(parsed);
  const [given] = isCallOf(call) && isOutside(file, call.callee, 'JSON.parse') ? call.arguments : [];
  const texts = [given, tested.argument, whole].map((one) => one && file.textOf(withoutCasts(one)));
  return texts[0] !== undefined && texts.every((text) => text === texts[0]) ? given : undefined;
}
