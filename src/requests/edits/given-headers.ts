import type * as t from '@babel/types';
import { isEmptyObject, isFunction, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import type { Place } from '../../values/value.ts';
import { contentTypeOf } from '../on-the-way/content-type.ts';
import { withoutFallback } from '../on-the-way/request-change.ts';

/**
 * Whether no call in the code base passes a content type in what an object literal takes from the parameters of the function
 * around it: `{ Accept: 'application/json', ...init?.headers }`.
 */
export function getsNoContentType(evaluator: Evaluator, { node, ...place }: Place<t.ObjectExpression>): boolean {
  return node.properties.every((one) => {
    if (one.type !== 'SpreadElement') return true;
    const spread: Place = { ...place, node: one.argument };
    return !contentTypeOf(evaluator, evaluator.evaluate(spread)).isOpen || isGivenNone(evaluator, spread);
  });
}

function isGivenNone(evaluator: Evaluator, { node, file }: Place): boolean {
  const steps: string[] = [];
  let inner = heldIn(node);
  while (isMember(inner)) {
    const name = memberName(inner);
    if (name === undefined) return false;
    steps.unshift(name);
    inner = heldIn(inner.object);
  }
  const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
  if (binding?.kind !== 'param' || binding.writes.length > 0) return false;
  for (
    let outer: t.Node | undefined = binding.identifier;
    outer && !isFunction(outer);
    outer = file.names.parentOf(outer)
  )
    if (outer.type === 'AssignmentPattern' && !isEmptyObject(outer.right)) return false;
  return givenTo(evaluator, binding, file).every(({ value, place }) => {
    const headers = steps.reduce((held, name) => evaluator.member(held, name, place), value);
    const { isOpen, names } = contentTypeOf(evaluator, headers);
    return !isOpen && names.size === 0;
  });
}

/** `headers` of `(headers as Names) ?? {}` */
function heldIn(node: t.Node): t.Node {
  return withoutCasts(withoutFallback(withoutCasts(node)));
}
