import type * as t from '@babel/types';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnedValue } from '../returns.ts';
import type { External, FunctionValue, Place, Value } from '../value.ts';

/**
 * A member of a Pinia store, `useSettings().apiRoot`, after `const useSettings = defineStore('settings', …)`: what the setup
 * function returns under that name, as a store unwraps it, or a getter of the options. Undefined for a state: it may be set to
 * anything.
 */
export function storeMember(evaluator: Evaluator, store: External, name: string, place: Place): Value | undefined {
  const { root, steps } = store;
  const [defined, used, ...others] = steps;
  const isOfPinia = root.kind === 'global' || (root.kind === 'module' && /^(pinia|#imports)$/.test(root.source));
  if (
    !isOfPinia ||
    root.name !== 'defineStore' ||
    defined?.kind !== 'call' ||
    used?.kind !== 'call' ||
    others.length > 0
  )
    return undefined;
  for (const given of argumentPlaces(defined.place)) {
    const value = given && evaluator.evaluate(given);
    if (given === undefined || value === undefined) return undefined;
    if (value.kind === 'function') return ofSetup(evaluator, value, name, given);
    if (value.kind === 'object') return getterOf(evaluator, value, name, place);
  }
  return undefined;
}

function ofSetup(evaluator: Evaluator, setup: FunctionValue, name: string, place: Place): Value | undefined {
  const member = evaluator.member(returnedValue(evaluator, setup, [], place), name, place);
  if (member.kind === 'function') return member;
  const isRef = member.kind === 'external' && member.steps.at(-1)?.kind === 'call';
  const held = isRef ? evaluator.member(member, 'value', place) : undefined;
  // The value of a ref is what code has set it to last.
  return held === undefined || held.kind === 'external' ? undefined : held;
}

function getterOf(evaluator: Evaluator, options: Value, name: string, place: Place): Value | undefined {
  const getter = evaluator.member(evaluator.member(options, 'getters', place), name, place);
  if (getter.kind !== 'function') return undefined;
  const { node } = getter.place;
  return (node.params as readonly t.Node[]).length > 1 ? undefined : returnedValue(evaluator, getter, [], place);
}
