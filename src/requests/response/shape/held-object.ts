import type * as t from '@babel/types';
import { keyName } from '../../../source/pattern.ts';
import type { Shape } from './shape.ts';

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
