import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { type Place, unknown, type Value } from '../value.ts';

const merged = new WeakMap<t.Node, t.ObjectExpression>();

/** `Object.assign(a, b)` of objects is `{ ...a, ...b }`. */
export function assignedObject(evaluator: Evaluator, argument: Place | undefined, place: Place): Value {
  const node = place.node as t.CallExpression;
  if (argument === undefined || evaluator.evaluate(argument).kind !== 'object') return unknown(place, 'assigned');
  const { start, end } = node;
  const properties = node.arguments.map(
    (one) =>
      (one.type === 'SpreadElement' ? one : { type: 'SpreadElement', argument: one, start, end }) as t.SpreadElement,
  );
  const object = merged.get(node) ?? ({ type: 'ObjectExpression', properties, start, end } as t.ObjectExpression);
  merged.set(node, object);
  return { kind: 'object', place: { ...place, node: object }, writes: [] };
}
