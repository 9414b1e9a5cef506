import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { memberName, writtenValue } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo } from '../given.ts';
import type { Place } from '../value.ts';
import { type ValueKind, type ValueKinds, valueKinds } from './value-kinds.ts';

/**
 * The kinds of values that calls in the code base pass for a parameter without a type, or for a member of one: `status` of
 * `find(status)`, `filter.status` of `find(filter)`. Undefined if one of them is not known, unless another one is a list.
 */
export function kindsGiven(evaluator: Evaluator, place: Place): ValueKinds {
  const given = placesGiven(evaluator, place, mostSteps) ?? [];
  const all = given.map((one) => one && valueKinds(evaluator, one.file, one.node));
  const known = all.filter((kinds) => kinds !== undefined);
  const kinds = new Set<ValueKind>(known.flatMap((one) => [...one]));
  if (kinds.has('list')) return new Set([...kinds, 'text', 'absent']);
  return known.length > 0 && known.length === all.length ? new Set([...kinds, 'absent']) : undefined;
}

const mostSteps = 3;

/** What is passed, followed through functions that pass it on; undefined if the node is not a parameter. */
export function placesGiven(
  evaluator: Evaluator,
  place: Place,
  steps: number,
): readonly (Place | undefined)[] | undefined {
  const { node, file } = place;
  const name = isMember(node) ? memberName(node) : undefined;
  const holder = isMember(node) && name !== undefined ? node.object : node;
  const binding = holder.type === 'Identifier' ? file.names.bindingOf(holder) : undefined;
  if (binding?.kind !== 'param' || binding.writes.length > 0 || steps === 0) return undefined;
  return givenTo(evaluator, binding, file, true).flatMap(({ place: given }) => {
    const one = name === undefined ? given : memberOf(given, name);
    if (one === 'absent') return [];
    return (one && placesGiven(evaluator, one, steps - 1)) ?? [one];
  });
}

/** What an object literal that is passed has under a name; undefined if it is not written out. */
function memberOf(given: Place, name: string): Place | 'absent' | undefined {
  if (given.node.type !== 'ObjectExpression') return undefined;
  const value = writtenValue(given.node, name);
  if (value !== undefined) return { ...given, node: value };
  return given.node.properties.every((one: t.Node) => one.type === 'ObjectProperty') ? 'absent' : undefined;
}
