import type * as t from '@babel/types';
import { parametersOf, withoutDefault } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { type PassedOn, usesOfObject, type WrittenMember } from '../objects/member-writes.ts';
import type { FunctionNode, Place, Value } from '../value.ts';

const noChanges: readonly WrittenMember['path'][] = [];

/**
 * The members that functions of the code base change in an object that they receive; functions from outside are assumed
 * to change none.
 */
export function changesIn(
  evaluator: Evaluator,
  { call, position, path }: PassedOn,
  place: Place,
): readonly WrittenMember['path'][] {
  const callee = evaluator.evaluate({ ...place, node: call.callee });
  if (callee.kind !== 'function') return noChanges;
  return changesOfParameter(evaluator, callee.place, position, new Set()).map((inner) => [...path, ...inner]);
}

function changesOfParameter(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  position: number,
  seen: Set<t.Node>,
): readonly WrittenMember['path'][] {
  const id = withoutDefault(parametersOf(node)[position]);
  const binding = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  if (binding === undefined || seen.has(id as t.Node)) return noChanges;
  seen.add(id as t.Node);
  const { written, passed, changed } = usesOfObject(file, binding);
  const further = passed.flatMap((one) => {
    const callee = evaluator.evaluate({ node: one.call.callee, file, env: undefined });
    if (callee.kind !== 'function') return noChanges;
    return changesOfParameter(evaluator, callee.place, one.position, seen).map((inner) => [...one.path, ...inner]);
  });
  return [...written.map(({ path }) => path), ...changed.map(({ path }) => [...path, undefined]), ...further];
}

/** What a called function may change in an argument; one of a package is assumed to change nothing. */
export function changesOfArgument(
  evaluator: Evaluator,
  { call, position }: PassedOn,
  place: Place,
): readonly WrittenMember['path'][] | undefined {
  const changesBy = (callee: Value): readonly WrittenMember['path'][] | undefined => {
    if (callee.kind === 'function') return changesOfParameter(evaluator, callee.place, position, new Set());
    if (callee.kind === 'choice') {
      const changes = callee.branches.map(changesBy);
      return changes.includes(undefined) ? undefined : changes.flatMap((one) => one ?? []);
    }
    const isUnknown =
      callee.kind === 'unknown' || (callee.kind === 'external' && /^(parameter|interface)$/.test(callee.root.kind));
    return isUnknown ? undefined : noChanges;
  };
  return changesBy(evaluator.evaluate({ ...place, node: call.callee }));
}
