import type { Evaluator } from '../values/evaluate.ts';
import { computedBy } from '../values/methods/computed.ts';
import type { Place } from '../values/value.ts';
import { type Refusal, type RequestChange, refuse } from './call-site.ts';
import type { Call, Form } from './form.ts';

/**
 * The expression of a URL in a function that is called again for each request: `() => url`, `computed(() => url)`; others
 * unchanged.
 */
export function gotUrl(evaluator: Evaluator, place: Place | undefined, { isReactive }: Form): Place | undefined {
  if (place === undefined || isReactive !== true) return place;
  const { node } = place;
  if (node.type !== 'ArrowFunctionExpression') return computedBy(evaluator, evaluator.evaluate(place)) ?? place;
  return node.params.length === 0 && node.body.type !== 'BlockStatement' ? { ...place, node: node.body } : place;
}

/** A body is passed only once: it does not follow changes in the values of a URL function. */
export function bodyBesideGetter({ args }: Call, form: Form, url: Place, change: RequestChange): Refusal | undefined {
  const isGot = typeof form.url === 'number' && args[form.url]?.node !== url.node && form.isReactive === true;
  if (!isGot || change.body === undefined) return undefined;
  return refuse('reactive-query', 'the URL is reactive, but the body would not be; pass it as a computed value');
}
