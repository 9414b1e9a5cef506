import type { CallNode } from '../../source/node-kinds.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { type CallSite, type Refusal, refuse, type Spelling } from '../call-site.ts';
import { calleesOf } from '../wrappers/sending.ts';
import { givenBack, givesBack } from './own-callbacks.ts';
import type { Items } from './page-type.ts';
import { resultKindOf } from './shape/result-kind.ts';
import { readByFunction, readByLoader, transformedBy } from './transform.ts';
import { unwrapContent } from './unwrap.ts';

/** The edits that read the old array from its page, or the consumer that could not be followed. */
export function readAsPage(site: CallSite, evaluator: Evaluator, become?: Items | 'strings'): Spelling | Refusal {
  const items: Items | undefined = become === 'numbers' ? become : undefined;
  const { node, file, transform, loader } = site;
  if (transform !== undefined) {
    return transformedBy(evaluator, transform, items);
  }
  if (node.type === 'ObjectExpression')
    return refuse('declared', 'no known code reads the response; read `content` where it is used');
  const place = { node, file, env: undefined };
  if (isGivenAway(evaluator, place, site)) {
    const isDropped = file.names.parentOf(node)?.type === 'ExpressionStatement';
    const given = isDropped ? givenBack(evaluator, place, site) : undefined;
    if (given !== undefined) return readByFunction(evaluator, place, given, items);
    return refuse('callback', 'the response goes to a callback; read `content` there');
  }
  if (loader !== undefined) {
    const loaded = resultKindOf(evaluator, { ...place, node: loader.call.node }, loader.call);
    const isBody = 'value' in loaded && loaded.value === 'body' && loaded.arrives === 'promise';
    const read = isBody && loaded.nothing === undefined ? readByLoader(evaluator, place, loader, items) : undefined;
    if (read !== undefined) return read;
  }
  const kind = resultKindOf(evaluator, place, site);
  const read = 'refused' in kind ? kind : unwrapContent(evaluator, place, kind, items);
  return 'refused' in read ? read : read.edits;
}

/**
 * Whether a call of a function of the code base passes a callback for the response, or any callback if it ignores the result:
 * `read(path, (error, tags) => …)`.
 */
function isGivenAway(evaluator: Evaluator, place: Place<CallNode>, site: CallSite): boolean {
  if (givesBack(evaluator, place, site)) return true;
  const { node, file } = place;
  if (site.sentBy === undefined || file.names.parentOf(node)?.type !== 'ExpressionStatement') return false;
  return node.arguments.some(
    (argument) => evaluator.evaluate({ node: argument, file, env: undefined }).kind === 'function',
  );
}

/**
 * Whether a call of another function of the code base gives the response as the call before it did: as the same value, in the
 * same way, and with the same value if the request fails. `post(path, body)` does not stand in for `all(path)`, which yields
 * the items of all pages.
 */
export function isGivenAlike(before: CallSite, now: CallSite, evaluator: Evaluator): boolean {
  const [was, is] = [wrapperCall(before), wrapperCall(now)];
  if (was === undefined || is === undefined || calleeText(was) === calleeText(is)) return true;
  if (callsGenerator(was, evaluator) !== callsGenerator(is, evaluator)) return false;
  const [one, other] = [resultKindOf(evaluator, was, before), resultKindOf(evaluator, is, now)];
  if ('refused' in one || 'refused' in other) return 'refused' in one && 'refused' in other;
  return (
    one.value === other.value &&
    one.arrives === other.arrives &&
    one.heldAs === other.heldAs &&
    // A function for bodies may end without one, which a list always has.
    (one.nothing ?? 'undefined') === (other.nothing ?? 'undefined')
  );
}

/** The call of a function of the code base that sends a request. */
function wrapperCall({ node, file, sentBy }: CallSite): Place<CallNode> | undefined {
  return sentBy === undefined || node.type === 'ObjectExpression' ? undefined : { node, file, env: undefined };
}

function calleeText({ node, file }: Place<CallNode>): string {
  return file.textOf(node.callee);
}

function callsGenerator(place: Place<CallNode>, evaluator: Evaluator): boolean {
  return calleesOf(evaluator, place).some((one) => one.place.node.generator === true);
}
