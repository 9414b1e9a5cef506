import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { choiceOf, type ObjectValue, type Place, type Value } from '../value.ts';

const removed = { value: undefined, isRemoval: true, happens: () => true } as const;

const parts = new WeakMap<t.ObjectExpression, Map<string, t.ObjectExpression>>();

/** An object without some of its properties; undefined if it is not an object of the code base. */
export function restOfObject(
  evaluator: Evaluator,
  value: Value,
  without: readonly string[] | undefined,
  place: Place,
): Value | undefined {
  if (without === undefined) return undefined;
  if (value.kind === 'choice') {
    const rests = value.branches.map((branch) => restOfObject(evaluator, branch, without, place));
    return rests.includes(undefined) ? undefined : choiceOf(rests as Value[], place);
  }
  if (value.kind !== 'object' || hasUnknownSpread(evaluator, value)) return undefined;
  const { node } = value.place;
  const names = node.properties.map((one) => (one.type === 'SpreadElement' ? undefined : keyName(one)));
  const properties = node.properties.filter((_, index) => !without.includes(names[index] ?? ''));
  const known = parts.get(node) ?? new Map<string, t.ObjectExpression>();
  const rest = known.get(without.join()) ?? { ...node, properties };
  parts.set(node, known.set(without.join(), rest));
  const isWritten = !names.includes(undefined) && value.writes.length === 0;
  const removals = isWritten ? [] : without.map((name) => ({ path: [name], ...removed }));
  return { ...value, place: { ...value.place, node: rest }, writes: [...value.writes, ...removals] };
}

/** Whether an object takes over properties that are not known: `{ ...options }`, for `options` that nothing passes. */
function hasUnknownSpread(evaluator: Evaluator, { place }: ObjectValue): boolean {
  return place.node.properties.some((one) => {
    const spread = one.type === 'SpreadElement' && evaluator.evaluate({ ...place, node: one.argument });
    return spread && (spread.kind === 'object' ? hasUnknownSpread(evaluator, spread) : spread.kind !== 'undefined');
  });
}
