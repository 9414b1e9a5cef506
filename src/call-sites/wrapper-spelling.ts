import type * as t from '@babel/types';
import { contains } from '../source/source-file.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { CallNode, Place } from '../url/value.ts';
import type { CallSite, RequestChange, Spelling } from './call-site.ts';
import { functionsOf } from './sending.ts';
import { siblingsOf } from './sibling.ts';
import { baseSlots, ownSlots, slotsOfSibling } from './slots.ts';

/** A call of a function of the code base that ends in a request. */
export interface WrapperCall {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
  /** The request it ends in, seen with what the call passes. */
  readonly inner: CallSite;
  /** The expression in the call that gives the URL. */
  readonly root: t.Node;
}

/**
 * The ways to send another method and a JSON body through a function of the code base, as far as the call shows them; none
 * where it has no place for them. The function itself decides which of them is right: each is to be proved by evaluating
 * the edited call.
 */
export function spellThroughWrapper(call: WrapperCall, change: RequestChange): readonly Spelling[] {
  const { evaluator, place, inner, root } = call;
  const [callee] = functionsOf(evaluator.evaluate({ ...place, node: place.node.callee }));
  const position = place.node.arguments.findIndex((argument) => contains(argument, root));
  const texts = inner.methods.texts.filter(({ at }) => at?.file === place.file && contains(place.node, at.node));
  const passing = { place, url: root, position };
  if (change.base !== undefined) return baseSlots({ ...passing, callee: callee?.place }, change.base);
  const own = ownSlots({ ...passing, callee: callee?.place }, texts, change);
  if (change.method === undefined) return own;
  const siblings = siblingsOf(evaluator, place, change.method, change.body !== undefined);
  const beside = siblings.flatMap((sibling) =>
    slotsOfSibling({ ...passing, callee: sibling.callee }, callee?.place, sibling, change),
  );
  return [...own, ...beside];
}
