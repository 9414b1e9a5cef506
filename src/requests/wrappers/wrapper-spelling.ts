import type * as t from '@babel/types';
import { type AnyMember, type CallNode, isMember } from '../../source/node-kinds.ts';
import { callsByName } from '../../source/nodes.ts';
import { keyName, memberName, objectLiteral, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { literalsOf } from '../../values/types/known-members.ts';
import type { FunctionNode, Place, TextPiece, Value } from '../../values/value.ts';
import type { CallSite, RequestChange, Spelling } from '../call-site.ts';
import { argumentsHeld } from '../edits/held-for-call.ts';
import { addProperties } from '../edits/object-edit.ts';
import { type QuerySlot, queryArgument, withProperty } from '../edits/query-slot.ts';
import { quoted } from '../edits/respell.ts';
import { textsOf } from '../listed-texts.ts';
import { annotationOf, canBeExtended, declaredTypeOf, memberType } from '../on-the-way/method-type.ts';
import { baseSlots } from './base-slots.ts';
import { hasGrown } from './growing/new-parameter.ts';
import { propertiesTaken } from './growing/taker.ts';
import { calleesOf } from './sending.ts';
import { type Sibling, siblingsOf } from './siblings/sibling.ts';
import { slotsOfSibling } from './siblings/sibling-slots.ts';
import { isMethodName } from './signature.ts';
import { filled, ownSlots, type Passing } from './slots.ts';

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
  /** The functions that the called one passes the request on to. */
  readonly onward: readonly Place<FunctionNode>[];
  /** The calls in all of these functions that lead on to the request. */
  readonly calls: readonly Place<CallNode>[];
}

/**
 * The ways to send another method and a JSON body through a function of the code base, as far as the call shows them;
 * empty if it has no place for them. The function decides which of them is correct: each must be proved by evaluating
 * the edited call. An argument may be a call that describes the request: `execute(GET(url))` becomes `execute(POST(url, body))`.
 */
export function spellThroughWrapper(call: WrapperCall, change: RequestChange): readonly Spelling[] {
  const { evaluator, place, inner, root, slot } = call;
  const [callee] = calleesOf(evaluator, place);
  const given = argumentsHeld(place);
  const position = given.findIndex((argument) => contains(argument, root));
  const texts = inner.methods.texts.filter(
    ({ at }) => at?.file === place.file && given.some((one) => contains(one, at.node)),
  );
  const query = slot === undefined || change.added.length === 0 ? undefined : queryArgument(slot, change.added);
  const { literal, property } = query ?? {};
  const isHeld = literal !== undefined && property !== undefined;
  const isEncoded = [...(callee === undefined ? [] : [callee.place]), ...inner.functions].some(encodes);
  const passing = {
    evaluator,
    place,
    onward: call.onward.map(({ node }) => node),
    url: root,
    position,
    query: isHeld ? undefined : query,
    queries: call.queries,
    isEncoded,
    textName: inner.textName,
    taken: propertiesTaken(call),
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
  const named =
    texts.length > 0 || passing.callee === undefined ? undefined : namedMethod(call, change, passing.callee);
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
  // Example: `sendJson('POST', path, body)` instead of `api(path, { method: 'POST', headers: …, body: JSON.stringify(body) })`
  const isShorter = ({ isAround }: Sibling) => isAround && texts.length === 0 && change.body !== undefined;
  const isBefore = (one: Sibling) => isGrown || one.isNamesake || isShorter(one);
  return [
    ...siblings.filter(isBefore).flatMap(through),
    ...own,
    ...siblings.filter((sibling) => !isBefore(sibling)).flatMap(through),
  ];
}

/**
 * `Verb.Get` becomes `Verb.Post`: the call names the method by a member of an enum or a table. If that lacks the other one,
 * it gets it, unless the function takes any string: then the call passes it as text.
 */
function namedMethod(call: WrapperCall, { method }: RequestChange, callee: Place<FunctionNode>): Spelling | undefined {
  const { evaluator, place, inner } = call;
  const isFrom = ({ via }: TextPiece) => via.some(({ node, file }) => file === place.file && node === given);
  const isName = (node: t.Node) => isMember(node) || isConstant(place.file, node);
  const [given, ...others] = place.node.arguments
    .flatMap((node): t.Node[] => [node, ...valuesIn(node)])
    .filter((node) => isName(node) && inner.methods.texts.some(({ via }) => via.some((one) => one.node === node)));
  const old = inner.methods.texts.find(isFrom)?.text;
  if (given === undefined || others.length > 0 || method === undefined || old === undefined) return undefined;
  const to = old === old.toLowerCase() ? method.to.toLowerCase() : method.to;
  const table = isMember(given) && !given.computed ? tableOf(evaluator.evaluate({ ...place, node: given.object })) : [];
  const other = table.find(({ text }) => text === to);
  const written = { start: startOf(given), end: endOf(given), text: quoted(place.file, to) };
  if (!isMember(given) || other === undefined) {
    if (isAnyText(evaluator, callee, place, given)) return [written];
    return isMember(given) ? extended(place.file, given, table, to) : undefined;
  }
  return /^[\w$]+$/.test(other.name) ? [renamed(given, other.name)] : undefined;
}

function isConstant(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  return binding?.kind === 'const' && binding.declaration.type === 'VariableDeclarator';
}

function renamed({ property }: AnyMember, name: string): TextEdit {
  return { start: startOf(property), end: endOf(property), text: name };
}

/** A method in a table, with its name there. */
interface Entry {
  readonly name: string;
  readonly text: string;
  readonly node: t.Node;
  readonly file: SourceFile;
}

function tableOf(value: Value): readonly Entry[] {
  if (value.kind !== 'enum' && value.kind !== 'object') return [];
  const { node, file } = value.place;
  const members: readonly t.Node[] = node.type === 'ObjectExpression' ? node.properties : node.members;
  return members.flatMap((one) => {
    const isOfEnum = one.type === 'TSEnumMember';
    const text = isOfEnum ? one.initializer : one.type === 'ObjectProperty' ? one.value : undefined;
    const name = isOfEnum ? keyName({ key: one.id }) : one.type === 'ObjectProperty' ? keyName(one) : undefined;
    return text?.type === 'StringLiteral' && name !== undefined ? [{ name, text: text.value, node: one, file }] : [];
  });
}

/** Gives a table in the file of the call another method, named as the old one is, and names that in the call. */
function extended(file: SourceFile, given: AnyMember, table: readonly Entry[], to: string): Spelling | undefined {
  const old = table.find(({ name }) => name === memberName(given));
  if (old === undefined || old.file !== file || !canBeExtended(file, given.object)) return undefined;
  if (old.name.toLowerCase() !== old.text.toLowerCase()) return undefined;
  const capital = to.charAt(0).toUpperCase() + to.slice(1).toLowerCase();
  const isAll = (text: string) => old.name === text;
  const name = isAll(old.text.toUpperCase())
    ? to.toUpperCase()
    : isAll(old.text.toLowerCase())
      ? to.toLowerCase()
      : capital;
  if (table.some((one) => one.name === name)) return undefined;
  const object = file.names.parentOf(old.node);
  const added =
    object?.type === 'ObjectExpression'
      ? addProperties(file, object, [`${name}: ${quoted(file, to)}`])
      : [behindMember(file, old.node, `${name} = ${quoted(file, to)}`)];
  return [...added.map((edit) => ({ ...edit, isAlways: true })), renamed(given, name)];
}

/** A member of an enum after another one: on a line of its own if that has one. */
function behindMember(file: SourceFile, member: t.Node, text: string): TextEdit {
  const start = startOf(member);
  const indent = file.text.slice(file.text.lastIndexOf('\n', start) + 1, start);
  const gap = /^\s*$/.test(indent) ? `${file.style.endOfLine}${indent}` : ' ';
  return { start: endOf(member), end: endOf(member), text: `,${gap}${text}` };
}

/** The values of the properties of an object literal. */
function valuesIn(node: t.Node): readonly t.Node[] {
  const properties = objectLiteral(node)?.properties ?? [];
  return properties.flatMap((one) => (one.type === 'ObjectProperty' ? one.value : []));
}

/** Whether a function takes any string for what a call gives it, or one of a list of strings, as far as its type says. */
function isAnyText(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  call: Place<CallNode>,
  given: t.Node,
): boolean {
  const position = call.node.arguments.findIndex((argument) => contains(argument, given));
  const argument = call.node.arguments[position];
  const target = withoutDefault(parametersOf(node)[position]);
  if (target?.type !== 'Identifier' && argument === given) return false;
  const type = target && annotationOf(target);
  if (type === undefined) return target !== undefined;
  const own = argument === given ? { node: type, file } : memberType(evaluator, { node: type, file }, call.file, given);
  if (own === undefined) return false;
  const { node: known } = declaredTypeOf(evaluator, own);
  return known.type === 'TSStringKeyword' || literalsOf(known).length > 0;
}

/** Whether a function serializes something as JSON. */
function encodes({ node, file }: Place<FunctionNode>): boolean {
  return (callsByName(file).get('stringify') ?? []).some((call) => contains(node, call));
}
