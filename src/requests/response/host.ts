import type * as t from '@babel/types';
import { calledName } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { promiseOf, type Shape } from './shape/shape.ts';
import { isCallOf, plain } from './shape/syntax.ts';

/** Functions of a host application that make a request for it to send. */
const making = /^(create|make|build|new)\w*Request/i;

/** Functions that send a request that was made before. */
const sending = /^(schedule|send|request|fetch|execute|perform|dispatch|submit|run)/i;

/** Whether a call makes a request without sending it, by its name: `App.createRequest({ … })`. */
export function makesRequest(node: t.Node): boolean {
  return isCallOf(node) && making.test(calledName(node) ?? '');
}

/** What a call gives for a request that is passed to it: `manager.schedule(request, 1)`; undefined if it is not known to send it. */
export function scheduledShape(node: t.Node, shape: Shape): Shape | undefined {
  if (shape.is === 'platform-request') return givesResponse(node) ? promiseOf({ is: 'response' }) : undefined;
  if (shape.is !== 'request' || !isCallOf(node) || !sending.test(calledName(node) ?? '')) return undefined;
  return { is: 'promise', of: { is: 'hosted' } };
}

/** `fetch(request)`, and `cache.match(request)`, which gives an earlier response to it. */
function givesResponse(node: t.Node): boolean {
  return isCallOf(node) && /^(fetch|match)$/.test(calledName(node) ?? '');
}

/**
 * The text that is decoded where it is one, by `typeof raw === 'string' ? JSON.parse(raw) : raw`; undefined for any other
 * conditional expression.
 */
export function decodedText(file: SourceFile, node: t.Node): t.Node | undefined {
  if (node.type !== 'ConditionalExpression' || node.test.type !== 'BinaryExpression') return undefined;
  const tested = [node.test.left, node.test.right].find(({ type }) => type === 'UnaryExpression');
  if (tested?.type !== 'UnaryExpression' || tested.operator !== 'typeof') return undefined;
  const isText = /^===?$/.test(node.test.operator) === /'string'|"string"/.test(file.textOf(node.test));
  const [parsed, whole] = isText ? [node.consequent, node.alternate] : [node.alternate, node.consequent];
  const call = plain(parsed);
  const [given] = isCallOf(call) && file.textOf(call.callee) === 'JSON.parse' ? call.arguments : [];
  const texts = [given, tested.argument, whole].map((one) => one && file.textOf(plain(one)));
  return texts[0] !== undefined && texts.every((text) => text === texts[0]) ? given : undefined;
}
