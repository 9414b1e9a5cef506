import type { Evaluator } from '../evaluate.ts';
import { returnsOf } from '../returns.ts';
import type { Place, Value } from '../value.ts';

/** What `computed(() => x)` of Vue gives, as a ref does: the expression for `x`, if there is only one. */
export function computedBy(evaluator: Evaluator, value: Value): Place | undefined {
  if (value.kind !== 'external' || value.root.name !== 'computed' || value.steps.length !== 1) return undefined;
  const { root } = value;
  const isVue = root.kind === 'global' || (root.kind === 'module' && /^(vue$|@vue\/|#imports$)/.test(root.source));
  const [made] = value.steps;
  const [given] = made?.kind === 'call' ? made.place.node.arguments : [];
  const fn = isVue && made?.kind === 'call' && given ? evaluator.evaluate({ ...made.place, node: given }) : undefined;
  if (fn?.kind !== 'function') return undefined;
  const [returned, ...others] = returnsOf(fn.place.node);
  return returned === undefined || others.length > 0 ? undefined : { ...fn.place, node: returned };
}
