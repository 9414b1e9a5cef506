import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall, isEmptyObject, isMember } from '../../source/node-kinds.ts';
import { operand, saysOf } from '../../source/operand.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { isTrueAt } from '../../values/flow/under-test.ts';
import { isLeftOut } from '../../values/given.ts';
import { knownText } from '../../values/text/pieces.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import { kindsGiven } from '../../values/types/given-kinds.ts';
import { isListKind, isSingleKind, mayBeAbsent, type ValueKinds, valueKinds } from '../../values/types/value-kinds.ts';
import type { ChoicePiece, Hole, Place } from '../../values/value.ts';
import { decodedQuery, pieceSource } from '../conditions/body.ts';
import { encodedArgument } from '../conditions/encoders.ts';
import type { Found } from '../migration.ts';
import { joinedIn } from './joined-list.ts';
import type { EachOf, QueryParameter } from './query-parameter.ts';

/** The value of a query parameter, taken out of the URL. */
export type ValueSource =
  | { readonly kind: 'literal'; readonly text: string }
  /**
   * An expression that is certainly a single string (`one`), certainly a list (`list`), or a value, several, or none
   * (`any`).
   */
  | {
      readonly kind: 'one' | 'list' | 'any';
      readonly source: string;
      /** The test that it is present, if its type says that it may be absent. */
      readonly guard?: string | undefined;
      readonly kinds?: ValueKinds;
      /** Whether the list was sent as one string with commas, which the service splits: also at commas inside of an item. */
      readonly isJoined?: boolean;
    };

/**
 * The values of a query parameter. `isList`: a string with commas is several; `isJoinable`: an expression may be such a
 * string.
 */
export function valuesOf(
  found: Found,
  parameter: QueryParameter,
  isList: boolean,
  isJoinable = true,
): readonly ValueSource[] | Refusal {
  const { pieces, isText, guard, each } = parameter;
  const value = isText ? parameter.value : withoutFallback(parameter.value);
  if (each !== undefined) {
    const there = each.isOptional ? `${found.site.file.textOf(each.list)}?.length` : undefined;
    const kinds = each.item === each.value ? kindsOf(found, each.list) : undefined;
    return [{ kind: 'list', source: itemsOf(found, each), guard: there, kinds }];
  }
  if (pieces !== undefined) return fromText(found, pieces, isList, guard);
  if (value === undefined) return [];
  // Example: `new URLSearchParams({ search: undefined })`, which sends that word
  if (isText && isAbsentWord(withoutCast(value.node)))
    return literals(found.site.file.textOf(withoutCast(value.node)), isList);
  const values = fromExpression(found, value.node, isList, isJoinable);
  if ('refused' in values) return values;
  const kinds = kindsOf(found, value.node) ?? (isText ? undefined : listGiven(found, value));
  // The items of a literal list are already separate values, unless it is sent as one string.
  const isApart = !isText && withoutCast(value.node).type === 'ArrayExpression';
  if (!isApart && isListKind(kinds)) {
    const list = (source: string) => uncast(found.site.file, value.node, source);
    // Example: `statuses?.map(upper)`, which a test would call once more
    const isCalled = withoutCast(value.node).type === 'OptionalCallExpression' && mayBeAbsent(kinds);
    return values.map((one) => {
      if (one.kind === 'literal') return one;
      const source = list(one.source);
      if (isCalled) return { kind: 'list', source: `${source} ?? []`, guard, kinds, isJoined: isText };
      return { kind: 'list', source, guard: thereBy(source, kinds, guard), kinds, isJoined: isText };
    });
  }
  const isSentAnyway = isText && !saysOf(guard, value.node) && mayNotBeThere(found, value.node, kinds);
  const isOne = isText || isSingleKind(kinds);
  const known = values.map((one): ValueSource => {
    if (one.kind !== 'any') return one;
    if (!isOne) return { ...one, kinds };
    return { ...one, kind: 'one', kinds, guard: isText ? undefined : thereBy(one.source, kinds, guard) };
  });
  return isSentAnyway ? known.map(asString) : known;
}

/** `x` for `x ?? undefined`: an absent value is left out in either case. */
function withoutFallback(value: Place | undefined): Place | undefined {
  const { node } = value ?? {};
  const isPlain = node?.type === 'LogicalExpression' && node.operator === '??' && isAbsentWord(node.right);
  return value && isPlain ? { ...value, node: node.left } : value;
}

/** The kinds of a value without a type, if a call in the code base passes a list for it. */
function listGiven({ evaluator }: Found, value: Place): ValueKinds {
  const kinds = kindsGiven(evaluator, { ...value, node: withoutCast(value.node) });
  return kinds?.has('list') ? kinds : undefined;
}

/**
 * Whether a value may be undefined or null: by its type, as an optional parameter or part of one, in `x || undefined`, or
 * since a call leaves it out.
 */
export function mayNotBeThere(found: Found, node: t.Node, kinds = kindsOf(found, node)): boolean {
  const { file } = found.site;
  if (node.type === 'LogicalExpression' && isAbsentWord(node.right)) return true;
  if (node.type === 'ConditionalExpression' && [node.consequent, node.alternate].some(isAbsentWord)) return true;
  if (kinds !== undefined) return mayBeAbsent(kinds);
  if (node.type === 'OptionalMemberExpression') return true;
  const name = node.type === 'MemberExpression' ? node.object : node;
  const binding = name.type === 'Identifier' ? file.names.bindingOf(name) : undefined;
  if (binding === undefined) return false;
  const { identifier } = binding;
  if (isPartOfEmpty(file, identifier, name !== node)) return true;
  return name === node && (identifier.optional === true || isLeftOut(found.evaluator, binding, file));
}

/** Whether a part of a parameter is read that is empty if it is not passed: `b` in `({ b } = {}) => …`. */
function isPartOfEmpty({ names }: SourceFile, identifier: t.Identifier, isMember: boolean): boolean {
  const property = names.parentOf(identifier);
  const isTaken = property?.type === 'ObjectProperty' && property.value === identifier;
  const pattern = isMember ? identifier : isTaken ? names.parentOf(property) : undefined;
  const parameter = pattern && names.parentOf(pattern);
  return parameter?.type === 'AssignmentPattern' && parameter.left === pattern && isEmptyObject(parameter.right);
}

/** The test that a value is present; undefined if its type, or a test around it, says so. */
function thereBy(source: string, kinds: ValueKinds, guard: string | undefined): string | undefined {
  if (kinds === undefined || !mayBeAbsent(kinds)) return undefined;
  if (kinds.has('list')) return guard === undefined || guard === source ? `${operand(source)}?.length` : undefined;
  if (guard !== undefined && (guard === source || guard.startsWith(`${source} `))) return undefined;
  if (!kinds.has('number') && !kinds.has('boolean')) return source;
  return kinds.has('null') ? `${operand(source)} != null` : `${operand(source)} !== undefined`;
}

/** The values that a loop sends, as the source of an array. */
function itemsOf(found: Found, { list, isOptional, isMapped, item, inText, ...each }: EachOf): string {
  const { file } = found.site;
  // Example: `items.map((item) => `&library_id=${item.id}`)`, which sends the word `undefined` for an absent one
  const kinds = kindsOf(found, list);
  const isAnyItem = item === each.value && kinds?.has('others') === true;
  const value = inText && (isAnyItem || mayNotBeThere(found, inText)) ? `String(${each.value})` : each.value;
  const source = file.textOf(list);
  // Example: `tags ?? []`, which is a list in either case
  const isList = list.type === 'LogicalExpression' && list.right.type === 'ArrayExpression';
  const array = isOptional || isMapped || isList || isListKind(kinds) ? source : `[...${source}]`;
  return item === value ? array : `${operand(array)}.map((${item}) => ${value})`;
}

/** The kinds of values that an expression may have, by its type or by its form. */
export function kindsOf({ evaluator, site }: Pick<Found, 'evaluator' | 'site'>, node: t.Node): ValueKinds {
  const kinds = valueKinds(evaluator, site.file, withoutCast(node)) ?? valueKinds(evaluator, site.file, node);
  const isThere =
    kinds !== undefined && mayBeAbsent(kinds) && isTrueAt(withoutCast(node), { ...site.url, node: site.node });
  return isThere ? new Set([...kinds].filter((kind) => kind !== 'absent' && kind !== 'null')) : kinds;
}

/** An expression without its type assertion. */
function withoutCast(node: t.Node): t.Node {
  return /^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
    ? withoutCast((node as t.TSAsExpression).expression)
    : node;
}

/** The source of an expression without its type assertion, as an operand. */
function uncast(file: SourceFile, node: t.Node, source: string): string {
  const inner = withoutCast(node);
  return inner !== node && source === file.textOf(node) ? file.textOf(inner) : source;
}

/** A value converted to the string that is sent. */
function asString(value: ValueSource): ValueSource {
  return value.kind === 'one' ? { ...value, source: `String(${value.source})`, kinds: new Set(['text']) } : value;
}

/** Whether a value is, by its type, a single string or number that is present: always, or under its guard. */
export function isScalar(found: Pick<Found, 'evaluator' | 'site'>, node: t.Node, guard: string | undefined): boolean {
  const kinds = kindsOf(found, node);
  return isSingleKind(kinds) && (!mayBeAbsent(kinds) || guard === found.site.file.textOf(node));
}

/** A single value with commas is a list (semantics §2.7); a blank one is an empty list. */
function fromText(
  found: Found,
  pieces: NonNullable<QueryParameter['pieces']>,
  isList: boolean,
  guard: string | undefined,
): readonly ValueSource[] | Refusal {
  const text = knownText(pieces);
  if (text !== undefined) return literals(decodedQuery(text), isList);
  const source = pieceSource(found, pieces);
  if (typeof source === 'object') return source;
  const [first, ...others] = pieces;
  const hole = first !== undefined && first.kind !== 'text' && others.length === 0 ? first : undefined;
  const node = hole && (encodedArgument(hole) ?? writtenAt(found.evaluator, found.site.url, hole)?.node ?? hole.node);
  const kinds = node === undefined ? undefined : kindsOf(found, node);
  if (node !== undefined && isListKind(kinds))
    return [{ kind: 'list', source: uncast(found.site.file, node, source), kinds, isJoined: true }];
  // Example: `?library_id=${library}` without a test, which sends the string `undefined` if it is absent.
  const isSentAnyway = node !== undefined && !saysOf(guard, node) && mayNotBeThere(found, node, kinds);
  if (isSentAnyway && isGivenToTag(found.site.file, node))
    return refuse(
      'value-unknown',
      "can't tell what the template's tag makes of an absent value; change the call by hand",
    );
  const value: ValueSource = listIn(found, isList ? hole : undefined, source) ?? { kind: 'one', source, kinds };
  return [isSentAnyway ? asString(value) : value];
}

/** Whether a value is given to the tag of a template, which may write an absent one in its own way: `` url`/books?tag=${tag}` ``. */
export function isGivenToTag({ names, textOf }: SourceFile, node: t.Node): boolean {
  const template = names.parentOf(node);
  const tagged = template?.type === 'TemplateLiteral' ? names.parentOf(template) : undefined;
  return tagged?.type === 'TaggedTemplateExpression' && textOf(tagged.tag) !== 'String.raw';
}

/** The list that a string is joined from, or may be split into. */
function listIn(found: Found, hole: Hole | ChoicePiece | undefined, source: string): ValueSource | undefined {
  const list = hole && joinedIn(found, hole, source);
  return list === undefined ? undefined : { kind: 'list', ...list };
}

function literals(text: string, isList: boolean): readonly ValueSource[] {
  const parts = isList ? text.split(',').map((part) => part.trim()) : [text];
  return parts.filter((part) => part !== '').map((part) => ({ kind: 'literal', text: part }));
}

/** `ids.join(',')` is the list `ids`. */
function joinedList(source: string): ValueSource | undefined {
  const list = /^([\w$.]+)\.join\(\s*(?:(['"`])(?:,|%2C)\2\s*)?\)$/.exec(source)?.[1];
  return list === undefined ? undefined : { kind: 'list', source: list, isJoined: true };
}

/**
 * Whether an expression, or the variable that it names, is a string joined with commas: always, or if it is present.
 */
function isJoined(file: SourceFile, node: t.Node, depth = 0): 'always' | 'maybe' | undefined {
  const maybe = (sides: readonly t.Node[]) =>
    sides.some((side) => isJoined(file, side, depth) !== undefined) ? 'maybe' : undefined;
  switch (node.type) {
    case 'LogicalExpression':
      return maybe([node.left, node.right]);
    case 'ConditionalExpression':
      return maybe([node.consequent, node.alternate]);
    case 'OptionalCallExpression':
      return joinedBy(node) && 'maybe';
    case 'CallExpression':
      return isOutside(file, node.callee, 'String') || joinedBy(node) ? 'always' : undefined;
    case 'Identifier': {
      const binding = file.names.bindingOf(node);
      const declaration = binding?.writes.length === 0 ? binding.declaration : undefined;
      const isPlain = declaration?.type === 'VariableDeclarator' && declaration.id === binding?.identifier;
      return depth < 3 && isPlain && declaration.init ? isJoined(file, declaration.init, depth + 1) : undefined;
    }
    default:
      return undefined;
  }
}

/** `list` in `list.join()` and `list.join(',')`; undefined for other code. */
function joinedBy(node: t.Node): t.Node | undefined {
  if (!isCall(node) || !isMember(node.callee) || memberName(node.callee) !== 'join') return undefined;
  const [by] = node.arguments;
  const isComma = by === undefined || (by.type === 'StringLiteral' && /^(,|%2C)$/.test(by.value));
  return isComma ? node.callee.object : undefined;
}

function fromExpression(
  found: Found,
  node: t.Node,
  isList: boolean,
  isJoinable = isList,
): readonly ValueSource[] | Refusal {
  const { file } = found.site;
  const source = file.textOf(node);
  if (node.type === 'StringLiteral') return literals(node.value, isList);
  if (node.type === 'BooleanLiteral' || node.type === 'NumericLiteral')
    return [{ kind: 'literal', text: String(node.value) }];
  if (node.type === 'NullLiteral' || source === 'undefined') return [];
  if (node.type === 'ArrayExpression' && node.elements.every((element) => element?.type !== 'SpreadElement')) {
    const all = node.elements.map((element) => (element === null ? [] : fromExpression(found, element, false)));
    const refused = all.find((one): one is Refusal => 'refused' in one);
    return refused ?? (all as (readonly ValueSource[])[]).flat();
  }
  const joined = joinedBy(node);
  // Example: `['ERROR', 'UNSUPPORTED'].join(',')`
  if (joined?.type === 'ArrayExpression' && joined.elements.every((one) => one?.type === 'StringLiteral'))
    return literals(joined.elements.map(({ value }) => value).join(), isList);
  if (/\b(await|yield)\b/.test(source))
    return refuse('value-unknown', 'a query parameter holds `await` or `yield`; store its value in a variable first');
  if (node.type === 'TemplateLiteral') return [{ kind: 'one', source }];
  if (isList && isJoinable && isJoined(file, node) !== undefined && joinedList(source) === undefined) {
    const text = isJoined(file, node) === 'always' ? operand(source) : `String(${operand(source)} ?? '')`;
    return [{ kind: 'list', source: `${text}.split(/\\s*,\\s*/).filter(Boolean)` }];
  }
  return [joinedList(source) ?? { kind: isList ? 'any' : 'one', source }];
}
