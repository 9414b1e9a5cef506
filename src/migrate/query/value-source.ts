import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { operand } from '../../source/operand.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { knownText } from '../../values/text/pieces.ts';
import { pieceSource } from '../conditions/body.ts';
import type { Found } from '../migration.ts';
import type { EachOf, QueryParameter } from './query-parameter.ts';

/** The value of a query parameter, taken out of the URL. */
export type ValueSource =
  | { readonly kind: 'literal'; readonly text: string }
  /** An expression that gives one text for certain. */
  | { readonly kind: 'one'; readonly source: string }
  /** An expression that gives a list for certain. */
  | { readonly kind: 'list'; readonly source: string }
  /** An expression that gives a value, several, or none. */
  | { readonly kind: 'any'; readonly source: string };

/** The values of a query parameter; `isList`: a text with commas is several; `isJoinable`: an expression may give such a text. */
export function valuesOf(
  found: Found,
  parameter: QueryParameter,
  isList: boolean,
  isJoinable = true,
): readonly ValueSource[] | Refusal {
  const { pieces, value, isText, guard, each } = parameter;
  if (each !== undefined) return [{ kind: 'list', source: itemsOf(found.site.file, each) }];
  if (pieces !== undefined) return fromText(found, pieces, isList, guard);
  if (value === undefined) return [];
  const values = fromExpression(found, value.node, isList, isJoinable);
  if ('refused' in values) return values;
  // The items of a list that is written out are values of their own already, unless it is sent as one text.
  const isApart = !isText && withoutCast(value.node).type === 'ArrayExpression';
  if (!isApart && isListTyped(found.site.file, value.node))
    return values.map((one) =>
      one.kind === 'literal' ? one : { kind: 'list', source: uncast(found.site.file, value.node, one.source) },
    );
  const isSentAnyway = isText && guard === undefined && mayBeUndefined(found.site.file, value.node);
  const isOne = isText || isScalar(found.site.file, value.node, guard);
  const known = values.map((one): ValueSource => (isOne && one.kind === 'any' ? { ...one, kind: 'one' } : one));
  return isSentAnyway ? known.map(asString) : known;
}

/** The values that a loop sends, as source of an array. */
function itemsOf(file: SourceFile, { list, isOptional, item, value }: EachOf): string {
  const source = isOptional ? `(${file.textOf(list)} ?? [])` : file.textOf(list);
  const array = isOptional || isListTyped(file, list) ? source : `[...${source}]`;
  return item === value ? array : `${array}.map((${item}) => ${value})`;
}

/** Whether a value is a list: by how it is written, or by its type. */
function isListTyped(file: SourceFile, written: t.Node): boolean {
  const node = withoutCast(written);
  if (node.type === 'ArrayExpression') return true;
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const annotation = binding?.identifier.typeAnnotation;
  if (annotation?.type !== 'TSTypeAnnotation' || binding?.identifier.optional === true) return false;
  const type = annotation.typeAnnotation;
  if (type.type === 'TSArrayType' || type.type === 'TSTypeOperator') return true;
  return type.type === 'TSTypeReference' && /^(Readonly)?Array\b/.test(file.textOf(type));
}

/** An expression without the type that it is said to have. */
function withoutCast(node: t.Node): t.Node {
  return /^TS(As|Satisfies|NonNull)Expression$/.test(node.type)
    ? withoutCast((node as t.TSAsExpression).expression)
    : node;
}

/** The source of an expression without the type that it is said to have, as an operand. */
function uncast(file: SourceFile, node: t.Node, source: string): string {
  const inner = withoutCast(node);
  return inner !== node && source === file.textOf(node) ? file.textOf(inner) : source;
}

/** The text that a value is sent as, whatever it is. */
function asString(value: ValueSource): ValueSource {
  return value.kind === 'one' ? { ...value, source: `String(${value.source})` } : value;
}

/** Whether a value may be absent by the type of the variable that it is. */
function mayBeUndefined(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined || binding.writes.length > 0) return false;
  if (binding.identifier.optional === true) return true;
  const annotation = binding.identifier.typeAnnotation;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
  const parts = type?.type === 'TSUnionType' ? type.types : [];
  return parts.some((part) => /^TS(Undefined|Null)Keyword$/.test(part.type));
}

/** Whether a value is known by its type to be one text or number, and to be there: always, or under its guard. */
export function isScalar(file: SourceFile, node: t.Node, guard: string | undefined): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const annotation = binding?.identifier.typeAnnotation;
  if (binding === undefined || annotation?.type !== 'TSTypeAnnotation') return false;
  const type = annotation.typeAnnotation;
  const parts = type.type === 'TSUnionType' ? type.types : [type];
  const isAbsent = (part: t.Node) => part.type === 'TSUndefinedKeyword' || part.type === 'TSNullKeyword';
  const isOptional = binding.identifier.optional === true || parts.some(isAbsent);
  const isOne = parts.every(
    (part) => isAbsent(part) || /^TS(String|Number|Boolean)Keyword$|^TSLiteralType$/.test(part.type),
  );
  return isOne && (!isOptional || guard === binding.name);
}

/** A single value with commas is several (semantics §2.7); a blank one is none. */
function fromText(
  found: Found,
  pieces: NonNullable<QueryParameter['pieces']>,
  isList: boolean,
  guard: string | undefined,
): readonly ValueSource[] | Refusal {
  const text = knownText(pieces);
  if (text !== undefined) return literals(decoded(text), isList);
  const source = pieceSource(found, pieces);
  if (typeof source === 'object') return source;
  const [first, ...others] = pieces;
  const hole = first !== undefined && first.kind !== 'text' && others.length === 0 ? first : undefined;
  const node = hole && (hole.via[0] ?? hole).node;
  if (node !== undefined && isListTyped(found.site.file, node))
    return [{ kind: 'list', source: uncast(found.site.file, node, source) }];
  // Have: `?library_id=${library}` without a test, which sends the text `undefined` where there is none.
  const isSentAnyway = node !== undefined && guard === undefined && mayBeUndefined(found.site.file, node);
  const value = joinedList(source) ?? { kind: 'one', source };
  return [isSentAnyway ? asString(value) : value];
}

function literals(text: string, isList: boolean): readonly ValueSource[] {
  const parts = isList ? text.split(',').map((part) => part.trim()) : [text];
  return parts.filter((part) => part !== '').map((part) => ({ kind: 'literal', text: part }));
}

/** Text of a query without its encoding, as far as it has any. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** `ids.join(',')` is the list `ids`. */
function joinedList(source: string): ValueSource | undefined {
  const list = /^([\w$.]+)\.join\(\s*(?:(['"`])(?:,|%2C)\2\s*)?\)$/.exec(source)?.[1];
  return list === undefined ? undefined : { kind: 'list', source: list };
}

/** Whether an expression, or the variable that it names, is a text that is joined with commas: always, or where it is there. */
function isJoined(file: SourceFile, node: t.Node, depth = 0): 'always' | 'maybe' | undefined {
  const maybe = (sides: readonly t.Node[]) =>
    sides.some((side) => isJoined(file, side, depth) !== undefined) ? 'maybe' : undefined;
  switch (node.type) {
    case 'LogicalExpression':
      return maybe([node.left, node.right]);
    case 'ConditionalExpression':
      return maybe([node.consequent, node.alternate]);
    case 'OptionalCallExpression':
      return joining.test(file.textOf(node)) ? 'maybe' : undefined;
    case 'CallExpression':
      return joining.test(file.textOf(node)) || /^String\([\w$.]+\)$/.test(file.textOf(node)) ? 'always' : undefined;
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

const joining = /\.join\(\s*(['"`](,|%2C)['"`])?\s*\)$/;

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
  if (/\b(await|yield)\b/.test(source))
    return refuse('value-not-in-sight', 'the value of a query parameter waits for another call');
  if (node.type === 'TemplateLiteral') return [{ kind: 'one', source }];
  if (isList && isJoinable && isJoined(file, node) !== undefined && joinedList(source) === undefined) {
    const text = isJoined(file, node) === 'always' ? operand(source) : `String(${operand(source)} ?? '')`;
    return [{ kind: 'list', source: `${text}.split(/\\s*,\\s*/).filter(Boolean)` }];
  }
  return [joinedList(source) ?? { kind: isList ? 'any' : 'one', source }];
}
