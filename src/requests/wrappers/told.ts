import type { CallNode } from '../../source/node-kinds.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { branchesOf, type Place, type Value } from '../../values/value.ts';

/** Whether a call calls what its function was given: `cb(error)`. */
export function isParameter({ node: { callee }, file }: Place<CallNode>): boolean {
  return callee.type === 'Identifier' && file.names.bindingOf(callee)?.kind === 'param';
}

/**
 * Whether the arguments of a callback say nothing about the requests in it: an error, null, a response. What it sends is then
 * found where it is written, in the function around it, so a search need not come back to it in each of these ways.
 */
export function areOutcome(evaluator: Evaluator, args: readonly (Place | undefined)[]): boolean {
  return args.length > 0 && args.every((arg) => arg !== undefined && isOutcome(evaluator.evaluate(arg)));
}

function isOutcome(value: Value): boolean {
  if (value.kind === 'choice') return branchesOf(value).every(isOutcome);
  if (value.kind === 'unknown') return value.among === undefined && value.entries === undefined && !value.elements;
  if (value.kind === 'undefined' || value.kind === 'primitive')
    return value.kind === 'undefined' || value.value === null;
  if (value.kind !== 'external') return false;
  const { root, steps } = value;
  return root.kind === 'global' ? /^JSON$|Error$/.test(root.name) : root.kind === 'parameter' && steps.length === 0;
}
