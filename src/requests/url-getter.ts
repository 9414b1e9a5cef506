import type { Place } from '../values/value.ts';
import { type Refusal, type RequestChange, refuse } from './call-site.ts';
import type { Call, Form } from './form.ts';

/** The expression of a URL in a function that is called again for each request: `() => url`; others unchanged. */
export function gotUrl(place: Place | undefined, { isReactive }: Form): Place | undefined {
  const { node } = place ?? {};
  const isGetter = isReactive === true && node?.type === 'ArrowFunctionExpression' && node.params.length === 0;
  return place && isGetter && node.body.type !== 'BlockStatement' ? { ...place, node: node.body } : place;
}

/** A body is passed only once: it does not follow changes in the values of a URL function. */
export function bodyBesideGetter({ args }: Call, form: Form, url: Place, change: RequestChange): Refusal | undefined {
  const isGot = typeof form.url === 'number' && args[form.url]?.node !== url.node && form.isReactive === true;
  if (!isGot || change.body === undefined) return undefined;
  return refuse('reactive-query', 'the URL is reactive, but the body would not be; pass it as a computed value');
}
