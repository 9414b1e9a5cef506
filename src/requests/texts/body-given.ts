import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { callTaking, isCast, isMember, rootOf } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { knownValue } from '../../values/methods/known-value.ts';
import type { Environment, Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { isArgumentCount, isOptions } from '../on-the-way/method-use.ts';

const bodyName = /^(body|payload|json|data)$/i;

/** The functions that get the request from elsewhere: hooks, and those that functions on the way call, with what they receive. */
interface Beside {
  readonly hooks: ReadonlySet<t.Node>;
  readonly frames: ReadonlyMap<t.Node, readonly Environment[]>;
}

/**
 * Whether an expression is a body that a call does not pass: what a function on the way takes for it, or a member of all
 * options, also in a function that gets them from there.
 */
export function isBodyGiven(evaluator: Evaluator, site: CallSite, place: Place, { hooks, frames }: Beside): boolean {
  const { node, file } = place;
  const isOnTheWay = (owner: t.Node | undefined) => site.functions.some((one) => one.node === owner);
  if (isArgumentCount(file, node)) return isOnTheWay(functionAround(place, node));
  const root = rootOf(node);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  if (binding === undefined) return false;
  const name = node.type === 'Identifier' ? node.name : isMember(node) ? memberName(node) : undefined;
  const isNamed = bodyName.test(name ?? '');
  const isAbsent = (env: Place['env']) => knownValue(evaluator, { ...place, env }) == null;
  if (binding.kind !== 'param') {
    if (!isNamed || !isOnTheWay(functionAround(place, binding.identifier))) return false;
    return isMember(node) ? isOfRequest(site, file, binding) : isTakenOut(binding) && isAbsent(place.env);
  }
  if (isOnTheWay(binding.declaration)) return (isNamed || isOptions(node)) && isAbsent(place.env);
  // Example: `({ options }) => sizes.push(options.body?.length)`
  if (hooks.has(binding.declaration)) return isNamed && isMember(node);
  // Example: `this.prepare(init)`, which a subclass overrides
  const received = isNamed ? (frames.get(binding.declaration) ?? []) : [];
  return received.some(isAbsent);
}

/** `const { data } = options` */
function isTakenOut({ declaration }: Binding): boolean {
  return declaration.type === 'VariableDeclarator' && declaration.id.type === 'ObjectPattern';
}

/** Whether a variable is passed to what sends the request, or to a function on the way, alone or spread into an object. */
function isOfRequest({ through, sentBy }: CallSite, file: SourceFile, { references }: Binding): boolean {
  const sending = new Set<t.Node | undefined>([sentBy, ...through].map((one) => one?.node));
  const isPassed = (node: t.Node): boolean => {
    const outer = file.names.parentOf(node);
    const call = callTaking(file, node);
    if (call !== undefined) return sending.has(call);
    return (
      outer !== undefined && (isCast(outer) || /^(SpreadElement|ObjectExpression)$/.test(outer.type)) && isPassed(outer)
    );
  };
  return references.some(isPassed);
}
