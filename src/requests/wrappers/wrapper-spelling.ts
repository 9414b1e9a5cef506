import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { callsByName } from '../../source/nodes.ts';
import { keyName, parametersOf } from '../../source/pattern.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place, TextPiece } from '../../values/value.ts';
import type { CallSite, RequestChange, Spelling } from '../call-site.ts';
import { type QuerySlot, queryArgument, withProperty } from '../edits/query-slot.ts';
import { textsOf } from '../listed-texts.ts';
import { hasGrown } from './growing/new-parameter.ts';
import { calleesOf } from './sending.ts';
import { type Sibling, siblingsOf } from './sibling.ts';
import { isMethodName } from './signature.ts';
import { baseSlots, filled, ownSlots, type Passing, slotsOfSibling } from './slots.ts';

/** A call of a function of the code base that leads to a request. */
export interface WrapperCall {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
  /** The request that it leads to, with the arguments of the call. */
  readonly inner: CallSite;
  /** The expression of the URL in the call. */
  readonly root: t.Node;
  /** Where the call could pass a query, if it passes none. */
  readonly slot: QuerySlot | undefined;
  /** The arguments that become query parameters as a whole. */
  readonly queries: readonly t.Node[];
}

/**
 * The ways to send another method and a JSON body through a function of the code base, as far as the call shows them;
 * empty if it has no place for them. The function decides which of them is correct: each must be proved by evaluating
 * the edited call. An argument may be a call that describes the request: `execute(GET(url))` becomes `execute(POST(url, body))`.
 */
export function spellThroughWrapper(call: WrapperCall, change: RequestChange): readonly Spelling[] {
  const { evaluator, place, inner, root, slot } = call;
  const [callee] = calleesOf(evaluator, place);
  const position = place.node.arguments.findIndex((argument) => contains(argument, root));
  const texts = inner.methods.texts.filter(({ at }) => at?.file === place.file && contains(place.node, at.node));
  const query = slot === undefined || change.added.length === 0 ? undefined : queryArgument(slot, change.added);
  const { literal, property } = query ?? {};
  const isHeld = literal !== undefined && property !== undefined;
  const isEncoded = [...(callee === undefined ? [] : [callee.place]), ...inner.functions].some(encodes);
  const passing = {
    place,
    url: root,
    position,
    query: isHeld ? undefined : query,
    queries: call.queries,
    isEncoded,
    textName: inner.textName,
  };
  const made = position < 0 ? undefined : place.node.arguments[position];
  const isGiven = made?.type === 'CallExpression' && made.arguments.some((argument) => contains(argument, root));
  const described: readonly Spelling[] =
    isGiven && change.body !== undefined
      ? spellThroughWrapper({ ...call, place: { ...place, node: made }, slot: undefined }, change)
      : [];
  const all = [...described, ...waysToSpell(call, change, { ...passing, callee: callee?.place }, texts)];
  if (isHeld) return all.flatMap((way) => withProperty(place.file, way, literal, property));
  return query === undefined
    ? all
    : all.filter((way) => way.some(({ text }) => text.includes(query.property ?? query.text)));
}

function waysToSpell(
  call: WrapperCall,
  change: RequestChange,
  passing: Passing,
  texts: readonly TextPiece[],
): readonly Spelling[] {
  const { evaluator, place } = call;
  if (change.base !== undefined) return baseSlots(passing, change.base);
  if (change.method === undefined && change.body === undefined) {
    return passing.query === undefined ? [[]] : filled(passing, []);
  }
  const named = texts.length > 0 ? undefined : namedMethod(call, change);
  if (named !== undefined && change.body === undefined) return [named];
  const own =
    named === undefined
      ? ownSlots(passing, texts, change)
      : ownSlots(passing, texts, { ...change, method: undefined }).map((edits) => [...named, ...edits]);
  if (change.method === undefined) return own;
  const { to } = change.method;
  const siblings = siblingsOf(evaluator, place, change.method, change.body !== undefined).filter(
    ({ callee }) => textsOf(evaluator, callee, 0)?.has(to) !== false || !isMethodName(parametersOf(callee.node)[0]),
  );
  const through = (sibling: Sibling) =>
    slotsOfSibling(
      { ...passing, callee: sibling.callee, isEncoded: passing.isEncoded || encodes(sibling.callee) },
      passing.callee,
      sibling,
      change,
    );
  // A function that was extended for other calls is no better than one that was written for this.
  const isGrown = passing.callee !== undefined && hasGrown(passing.callee);
  const isBefore = ({ isNamesake }: Sibling) => isGrown || isNamesake;
  return [
    ...siblings.filter(isBefore).flatMap(through),
    ...own,
    ...siblings.filter((sibling) => !isBefore(sibling)).flatMap(through),
  ];
}

/**
 * `Verb.Get` becomes `Verb.Post`: the call names the method by a member of an enum or a table that also has the other
 * one.
 */
function namedMethod({ evaluator, place, inner }: WrapperCall, { method }: RequestChange): Spelling | undefined {
  const [given, ...others] = place.node.arguments.filter(
    (node) => isMember(node) && inner.methods.texts.some(({ via }) => via.some((one) => one.node === node)),
  );
  if (given === undefined || others.length > 0 || method === undefined || !isMember(given)) return undefined;
  const holder = evaluator.evaluate({ ...place, node: given.object });
  const members =
    holder.kind === 'enum' ? holder.place.node.members : holder.kind === 'object' ? holder.place.node.properties : [];
  const other = members.find((one) => {
    const value = one.type === 'TSEnumMember' ? one.initializer : one.type === 'ObjectProperty' ? one.value : undefined;
    return value?.type === 'StringLiteral' && value.value === method.to;
  });
  const name = other === undefined ? undefined : other.type === 'TSEnumMember' ? nameOf(other) : keyNameOf(other);
  const { property } = given;
  if (name === undefined || given.computed || !/^[\w$]+$/.test(name)) return undefined;
  return [{ start: startOf(property), end: endOf(property), text: name }];
}

function nameOf({ id }: t.TSEnumMember): string {
  return id.type === 'Identifier' ? id.name : id.value;
}

function keyNameOf(member: t.ObjectExpression['properties'][number]): string | undefined {
  return member.type === 'ObjectProperty' ? keyName(member) : undefined;
}

/** Whether a function serializes something as JSON. */
function encodes({ node, file }: Place<FunctionNode>): boolean {
  return (callsByName(file).get('stringify') ?? []).some((call) => contains(node, call));
}
