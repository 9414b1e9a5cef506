import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { propertyName } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { isVague, type Place, unknown, type Value } from '../value.ts';

/** Assignments whose right side is the value of a variable that has none yet. */
const setsValue = new Set(['=', '??=', '||=']);

/**
 * The client, the function or the object with one that a variable without a value is assigned in only one place: `let api;
 * setUp(() => { api = create() })`, `api ??= create()`.
 */
export function setOnce(evaluator: Evaluator, binding: Binding, place: Place): Value | undefined {
  const [write] = binding.writes;
  const isOnly = binding.writes.length === 1 && (binding.declaration as t.VariableDeclarator).init == null;
  if (!isOnly || write?.type !== 'AssignmentExpression' || !setsValue.has(write.operator)) return undefined;
  const value = evaluator.evaluate({ node: write.right, file: place.file, env: undefined });
  return isClientOrFunction(value) || holdsClient(evaluator, value) ? value : undefined;
}

/** Whether an object is made with a client: `cached = { key, client: create() }`. */
function holdsClient(evaluator: Evaluator, value: Value): boolean {
  if (value.kind !== 'object' || value.writes.length > 0) return false;
  return value.place.node.properties.some((property) => {
    const name = propertyName(property);
    return name !== undefined && isClientOrFunction(evaluator.member(value, name, value.place));
  });
}

/** What an assignment evaluates to; `api ??= create()` is what it creates if nothing else is assigned. */
export function assignedValue(evaluator: Evaluator, place: Place<t.AssignmentExpression>): Value {
  const { operator, left, right } = place.node;
  if (operator === '=') return evaluator.evaluate({ ...place, node: right });
  const value = setsValue.has(operator) ? evaluator.evaluate({ ...place, node: left }) : unknown(place, 'assigned');
  return isClientOrFunction(value) ? value : unknown(place, 'assigned');
}

function isClientOrFunction(value: Value): boolean {
  return value.kind === 'instance' || value.kind === 'function' || (value.kind === 'external' && !isVague(value));
}
