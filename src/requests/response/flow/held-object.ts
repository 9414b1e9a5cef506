import type * as t from '@babel/types';
import { withoutCasts } from '../../../source/node-kinds.ts';
import { keyName } from '../../../source/pattern.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { Place } from '../../../values/value.ts';
import type { Nothing } from '../shape/result-kind.ts';
import { awaited, type Shape } from '../shape/shape.ts';
import { isEmpty } from '../shape/syntax.ts';
import { nothingOf } from './outcomes.ts';

/**
 * The object that holds a body under one name: `{ data: await res.json() }` can be read like a response of axios, `{ ok: true,
 * value }` gives it as `value`. Undefined if it has it under several names.
 */
export function objectShape(node: t.ObjectExpression, shapeOf: (node: t.Node) => Shape | undefined): Shape | undefined {
  const held: [name: string, shape: Shape][] = [];
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = shapeOf(property.argument);
      if (spread !== undefined) return spread;
    } else if (property.type === 'ObjectProperty') {
      const name = keyName(property);
      const shape = shapeOf(property.value);
      if (name === 'data') return shape?.is === 'body' ? { is: 'data' } : undefined;
      if (name !== undefined && shape?.is === 'body') held.push([name, shape]);
    }
  }
  const [only, ...others] = held;
  return only && others.length === 0 ? { is: 'elements', at: only[0], of: only[1] } : undefined;
}

/**
 * What the object that a function returns for a failed request has in place of the body, beside `{ ok: true, data }` for one that
 * succeeded: `{ ok: false, status }`, `{ data: null, error }`. Undefined if it may be anything else.
 */
export function dataOfFailure(evaluator: Evaluator, place: Place, known: Shape): Nothing | undefined {
  const shape = awaited(known);
  const name = shape.is === 'data' ? 'data' : shape.is === 'elements' && typeof shape.at === 'string' && shape.at;
  const value = name ? evaluator.evaluate(place) : undefined;
  if (value?.kind !== 'object' || value.writes.length > 0) return undefined;
  const { properties } = value.place.node;
  if (properties.some(({ type }) => type === 'SpreadElement')) return undefined;
  const data = properties.find((one) => one.type !== 'SpreadElement' && keyName(one) === name);
  if (data === undefined) return 'undefined';
  const isNone = data.type === 'ObjectProperty' && isEmpty(data.value) && nones.test(withoutCasts(data.value).type);
  return isNone ? (nothingOf(value.place.file, data.value) ?? 'undefined') : undefined;
}

/** `null`, `[]`, `undefined`, `void 0` */
const nones = /^(NullLiteral|ArrayExpression|Identifier|UnaryExpression)$/;
