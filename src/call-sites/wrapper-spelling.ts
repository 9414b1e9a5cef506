import type * as t from '@babel/types';
import { parametersOf } from '../source/pattern.ts';
import { contains } from '../source/source-file.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { CallNode, Place, TextPiece } from '../url/value.ts';
import type { CallSite, RequestChange, Spelling } from './call-site.ts';
import { textsOf } from './listed-texts.ts';
import { inlineObject } from './object-edit.ts';
import { calleesOf } from './sending.ts';
import { siblingsOf } from './sibling.ts';
import { baseSlots, filled, isMethodName, ownSlots, type Passing, slotsOfSibling } from './slots.ts';

/** A call of a function of the code base that ends in a request. */
export interface WrapperCall {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
  /** The request it ends in, seen with what the call passes. */
  readonly inner: CallSite;
  /** The expression in the call that gives the URL. */
  readonly root: t.Node;
  /** The position of the argument that would be the query, where the call passes none. */
  readonly slot: number | undefined;
}

/**
 * The ways to send another method and a JSON body through a function of the code base, as far as the call shows them; none
 * where it has no place for them. The function itself decides which of them is right: each is to be proved by evaluating
 * the edited call.
 */
export function spellThroughWrapper(call: WrapperCall, change: RequestChange): readonly Spelling[] {
  const { evaluator, place, inner, root } = call;
  const [callee] = calleesOf(evaluator, place);
  const position = place.node.arguments.findIndex((argument) => contains(argument, root));
  const texts = inner.methods.texts.filter(({ at }) => at?.file === place.file && contains(place.node, at.node));
  const passing = { place, url: root, position, query: addedQuery(call, change) };
  const { query } = passing;
  const all = waysToSpell(call, change, { ...passing, callee: callee?.place }, texts);
  return query === undefined ? all : all.filter((way) => way.some(({ text }) => text.includes(query.text)));
}

/** The parameters to add as an argument of their own. */
function addedQuery({ place, slot }: WrapperCall, { added }: RequestChange): Passing['query'] {
  if (slot === undefined || added.length === 0) return undefined;
  const properties = added.map(({ name, source }) => `${name}: ${source}`);
  return { position: slot, text: inlineObject(place.file, properties) };
}

function waysToSpell(
  { evaluator, place }: WrapperCall,
  change: RequestChange,
  passing: Passing,
  texts: readonly TextPiece[],
): readonly Spelling[] {
  if (change.base !== undefined) return baseSlots(passing, change.base);
  if (change.method === undefined && change.body === undefined) return filled(passing, []);
  const own = ownSlots(passing, texts, change);
  if (change.method === undefined) return own;
  const { to } = change.method;
  const siblings = siblingsOf(evaluator, place, change.method, change.body !== undefined).filter(
    ({ callee }) => textsOf(evaluator, callee, 0)?.has(to) !== false || !isMethodName(parametersOf(callee.node)[0]),
  );
  const beside = siblings.flatMap((sibling) =>
    slotsOfSibling({ ...passing, callee: sibling.callee }, passing.callee, sibling, change),
  );
  return [...own, ...beside];
}
