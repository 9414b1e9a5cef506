import type * as t from '@babel/types';
import { walk } from '../source/walk.ts';
import type { Evaluator } from './evaluate.ts';
import { piecesOf, through } from './text/pieces.ts';
import {
  choiceOf,
  type FunctionNode,
  type FunctionValue,
  type Piece,
  type Place,
  unknown,
  type Value,
} from './value.ts';

const mostReturns = 4;
const known = new WeakMap<FunctionNode, readonly t.Expression[]>();

/**
 * The return value of a function; `call` is the expression that calls it. Async functions return what they resolve to.
 */
export function returnedValue(
  evaluator: Evaluator,
  callee: FunctionValue,
  args: readonly (Place | undefined)[],
  call: Place,
): Value {
  const { node, file } = callee.place;
  if (node.generator) return unknown(call, 'a generator');
  const returns = returnsOf(node);
  const env = evaluator.enter(callee.place, args, callee.self, callee.place.env ?? call.env);
  if (returns.length > mostReturns) return unknown(call, 'a function with many returns');
  const branches = returns.map((expression) => evaluator.evaluate({ node: expression, file, env }));
  const [first] = branches;
  if (first?.kind === 'instance' && first.calls !== undefined && returns.every(({ type }) => type === 'ThisExpression'))
    return { ...first, calls: [...first.calls, { node, file, env }] };
  if (first === undefined) return { kind: 'undefined' };
  return branches.length === 1 ? first : choiceOf(branches, call);
}

/**
 * The text that an object of the code base is in a text, if that is a URL or a query: `${new Path('genres')}`, whose class
 * has a `toString`; any other value as it is.
 */
export function asText(evaluator: Evaluator, value: Value, place: Place): Value {
  if (value.kind !== 'instance' && value.kind !== 'object') return value;
  const method = evaluator.member(value, 'toString', place);
  const text = method.kind === 'function' ? returnedValue(evaluator, method, [], place) : value;
  const isUrl = text.kind === 'text' && text.pieces.some((one) => one.kind === 'text' && one.text.includes('/'));
  if (isUrl) return text;
  const isQuery = piecesOf(text, place).some(startsQuery);
  return isQuery ? through(text, place) : value;
}

/** `?a=b`, and `text ? `?${text}` : ''` */
function startsQuery(piece: Piece): boolean {
  if (piece.kind === 'choice') return piece.branches.some(([first]) => first !== undefined && startsQuery(first));
  return piece.kind === 'text' && /^[?&]/.test(piece.text);
}

/** The expressions that a function returns, in source order, without those of nested functions. */
export function returnsOf(node: FunctionNode): readonly t.Expression[] {
  const returns = known.get(node) ?? readReturns(node);
  known.set(node, returns);
  return returns;
}

function readReturns(node: FunctionNode): t.Expression[] {
  if (node.body.type !== 'BlockStatement') return [node.body];
  const returns: t.Expression[] = [];
  walk(node.body, (inner) => {
    if (/Function|Method|^Class/.test(inner.type)) return false;
    if (inner.type === 'ReturnStatement' && inner.argument) returns.push(inner.argument);
    return undefined;
  });
  return returns;
}
