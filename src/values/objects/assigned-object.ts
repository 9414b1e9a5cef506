import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { choiceOf, type Place, unknown, type Value } from '../value.ts';

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

/** The literal that stands for a call of `Object.assign`, or of a function that does the same. */
export function assignedParts(evaluator: Evaluator, place: Place): readonly [t.ObjectExpression] | undefined {
  const value = place.node.type === 'CallExpression' ? evaluator.evaluate(place) : undefined;
  const literal = merged.get(place.node);
  return literal !== undefined && value?.kind === 'object' && value.place.node === literal ? [literal] : undefined;
}

/** Whether a function of a package does the same: `_.assign` of lodash, `object-assign`. */
export function assigns(source: string, path: string): boolean {
  if (/^(lodash(-es)?|underscore|jquery)$/.test(source)) return /^(default\.)?(assign|assignIn|extend)$/.test(path);
  if (source === 'util' || source === 'node:util') return path === '_extend';
  return (
    /^(object-assign|xtend|(lodash[./]|lodash-es\/)(assign|assignIn|extend))$/.test(source) && /^(default)?$/.test(path)
  );
}

/** The member that a value adds when spread into an object. Spreading nothing, or `false`, adds nothing. */
export function spreadMember(evaluator: Evaluator, value: Value, name: string, place: Place): Value {
  if (value.kind === 'primitive' || value.kind === 'text') return { kind: 'undefined' };
  if (value.kind === 'choice') {
    const branches = value.branches.map((branch) => spreadMember(evaluator, branch, name, place));
    if (branches.every((branch) => branch.kind === 'undefined')) return { kind: 'undefined' };
    return choiceOf(branches, place);
  }
  if (value.kind === 'external' || value.kind === 'unknown') return unknown(place, 'spread from an unknown value');
  return evaluator.member(value, name, place);
}
