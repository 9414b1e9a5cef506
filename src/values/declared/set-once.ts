import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { propertyName } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { isAbsentWord } from '../flow/truth.ts';
import { type External, isVague, type Place, unknown, type Value } from '../value.ts';

/** Assignments whose right side is the value of a variable that has none yet. */
const setsValue = new Set(['=', '??=', '||=']);

/**
 * The client, the function or the object with one that a variable without a value is assigned in only one place: `let api;
 * setUp(() => { api = create() })`, `let api = null; const connect = () => { api ??= create() }`.
 */
export function setOnce(evaluator: Evaluator, binding: Binding, place: Place): Value | undefined {
  const [write, ...others] = binding.writes.filter((one) => !isAbsence(one));
  const { init } = binding.declaration as t.VariableDeclarator;
  const isOnly = others.length === 0 && (init == null || isAbsentWord(init));
  if (!isOnly || write?.type !== 'AssignmentExpression' || !setsValue.has(write.operator)) return undefined;
  const value = evaluator.evaluate({ node: write.right, file: place.file, env: undefined });
  return isClientOrFunction(value) || holdsClient(evaluator, value) ? value : undefined;
}

/** `api = null`, which takes the client away again */
function isAbsence(write: t.Node): boolean {
  return write.type === 'AssignmentExpression' && write.operator === '=' && isAbsentWord(write.right);
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
  if (value.kind === 'external') return !isVague(value) || isMadeByGlobal(value);
  return value.kind === 'instance' || value.kind === 'function';
}

/** `$fetch.create({ … })`, where `$fetch` is a global function */
function isMadeByGlobal({ root, steps }: External): boolean {
  return root.kind === 'global' && steps.at(-1)?.kind === 'call';
}
