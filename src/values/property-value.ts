import type * as t from '@babel/types';
import type { Evaluator } from './evaluate.ts';
import { functionAround } from './flow/flow.ts';
import { mutatedValue } from './objects/mutation.ts';
import { returnedValue } from './returns.ts';
import type { ObjectValue, Place, Value } from './value.ts';

/** The value of a property of an object literal, as it is where it is read. */
export function propertyValue(
  evaluator: Evaluator,
  value: ObjectValue,
  property: t.ObjectProperty | t.ObjectMethod,
  at: Place,
): Value {
  if (property.type === 'ObjectProperty') {
    const held: Place = { ...value.place, node: property.value };
    const inner = changedSince(evaluator, held, at) ?? evaluator.evaluate(held);
    return inner.kind === 'function' ? { ...inner, self: inner.self ?? value } : inner;
  }
  const method = { kind: 'function', place: { ...value.place, node: property }, self: value } as const;
  return property.kind === 'get' ? returnedValue(evaluator, method, [], value.place) : method;
}

/**
 * The object of a constant that a property holds, with what has been written to it until the property is read: `headers`
 * of `{ method, headers }`. Undefined if it is read in another function.
 */
function changedSince(evaluator: Evaluator, { node, ...held }: Place, at: Place): Value | undefined {
  const binding = node.type === 'Identifier' ? held.file.names.bindingOf(node) : undefined;
  const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  const isHere = at.file === held.file && functionAround(at, at.node) === functionAround(at, node);
  if (binding === undefined || binding.writes.length > 0 || init?.type !== 'ObjectExpression' || !isHere)
    return undefined;
  return mutatedValue(evaluator, evaluator.evaluate({ ...held, node: init }), binding, { ...held, node: at.node });
}
