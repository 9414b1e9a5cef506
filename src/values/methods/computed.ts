import type { Evaluator } from '../evaluate.ts';
import { returnedValue, returnsOf } from '../returns.ts';
import { choiceOf, type External, type Place, type Value } from '../value.ts';

/** What `computed(() => x)` of Vue gives, as a ref does: the expression for `x`, if there is only one. */
export function computedBy(evaluator: Evaluator, value: Value): Place | undefined {
  if (value.kind !== 'external' || value.root.name !== 'computed' || value.steps.length !== 1) return undefined;
  const [made] = value.steps;
  const [given] = made?.kind === 'call' ? made.place.node.arguments : [];
  const fn =
    isOfVue(value) && made?.kind === 'call' && given ? evaluator.evaluate({ ...made.place, node: given }) : undefined;
  if (fn?.kind !== 'function') return undefined;
  const [returned, ...others] = returnsOf(fn.place.node);
  return returned === undefined || others.length > 0 ? undefined : { ...fn.place, node: returned };
}

/** Whether a value comes from Vue or VueUse; Nuxt and build plugins make their functions available everywhere. */
function isOfVue({ root }: External): boolean {
  return root.kind === 'global' || (root.kind === 'module' && /^(vue$|@vue\/|@vueuse\/|#imports$)/.test(root.source));
}

/** What `toValue(x)` and `unref(x)` of Vue give: what a getter returns, the value of a ref, or what they are given. */
export function unwrapped(
  evaluator: Evaluator,
  callee: External,
  given: Place | undefined,
  place: Place,
): Value | undefined {
  const { name } = callee.root;
  const isGetterCalled = name === 'toValue' || name === 'resolveUnref';
  if (callee.steps.length > 0 || !(isGetterCalled || name === 'unref') || !isOfVue(callee) || given === undefined)
    return undefined;
  const unwrap = (value: Value): Value => {
    if (value.kind === 'choice') return choiceOf(value.branches.map(unwrap), place);
    if (value.kind === 'function' && isGetterCalled) return returnedValue(evaluator, value, [], place);
    const isRef = value.kind === 'external' && value.steps.at(-1)?.kind === 'call' && isOfVue(value);
    return isRef ? evaluator.member(value, 'value', place) : value;
  };
  return unwrap(evaluator.evaluate(given));
}
