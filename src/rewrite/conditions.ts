import type * as t from '@babel/types';
import type { Refusal } from '../call-sites/call-site.ts';
import { inlineObject } from '../call-sites/object-edit.ts';
import { quoted, refuse } from '../call-sites/respell.ts';
import type { ConditionKind } from '../contract/profile.ts';
import type { SourceFile } from '../source/source-file.ts';
import { knownText } from '../url/pieces.ts';
import { pieceSource } from './body.ts';
import type { Found } from './migration.ts';
import type { QueryParameter } from './query-parameter.ts';

/** The value of a query parameter, taken out of the URL. */
type ValueSource =
  | { readonly kind: 'literal'; readonly text: string }
  /** An expression that gives one text for certain. */
  | { readonly kind: 'one'; readonly source: string }
  /** An expression that gives a list for certain. */
  | { readonly kind: 'list'; readonly source: string }
  /** An expression that gives a value, several, or none. */
  | { readonly kind: 'any'; readonly source: string };

/** An element of the list of conditions, as source; it may be a spread. */
export function conditionElement(
  found: Found,
  parameter: QueryParameter,
  kind: ConditionKind,
  name: string,
): string | undefined | Refusal {
  const values = valuesOf(found, parameter, kind !== 'author');
  if ('refused' in values) return values;
  const { file, isReactive } = found.site;
  const isLookedAt =
    parameter.guard !== undefined || values.some((value) => value.kind === 'any' || value.kind === 'list');
  if (isReactive && parameter.pieces === undefined && isLookedAt) {
    return refuse(
      'reactive-query',
      `\`${parameter.name}\` may be a ref, which is not to be looked at before the request is sent`,
    );
  }
  const parts = values.map((value) => one(file, kind, name, value));
  const refused = parts.find((part): part is Refusal => typeof part === 'object');
  if (refused !== undefined) return refused;
  const known = parts.filter((part): part is string => typeof part === 'string');
  const [first] = known;
  if (first === undefined) return undefined;
  const element = known.length === 1 ? first : inlineObject(file, [`anyOf: [${known.join(', ')}]`]);
  if (parameter.guard === undefined) return element;
  return `...(${parameter.guard} ? [${element.startsWith('...') ? element.slice(3) : element}] : [])`;
}

/** The expression of a parameter that is one text, for `fullTextSearch`. */
export function textSource(found: Found, parameter: QueryParameter): string | undefined | Refusal {
  const values = valuesOf(found, parameter, false);
  if ('refused' in values) return values;
  const [value] = values;
  if (value === undefined) return undefined;
  const source = value.kind === 'literal' ? quotedText(found.site.file, value.text) : value.source;
  if (parameter.guard === undefined) return source;
  return parameter.guard === source ? `${source} || undefined` : `${parameter.guard} ? ${source} : undefined`;
}

function quotedText(file: SourceFile, text: string): string {
  return quoted(file, text.replaceAll('\\', '\\\\').replaceAll(file.style.quote, `\\${file.style.quote}`));
}

function valuesOf(found: Found, parameter: QueryParameter, isList: boolean): readonly ValueSource[] | Refusal {
  const { pieces, value, isText, guard } = parameter;
  if (pieces !== undefined) return fromText(found, pieces, isList);
  if (value === undefined) return [];
  const values = fromExpression(found, value.node, isList);
  if ('refused' in values) return values;
  if (isListTyped(found.site.file, value.node))
    return values.map((one) => (one.kind === 'any' ? { ...one, kind: 'list' } : one));
  const isOne = isText || isScalar(found.site.file, value.node, guard);
  return isOne ? values.map((one) => (one.kind === 'any' ? { ...one, kind: 'one' } : one)) : values;
}

/** Whether a value is known by its type to be a list. */
function isListTyped(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const annotation = binding?.identifier.typeAnnotation;
  if (annotation?.type !== 'TSTypeAnnotation' || binding?.identifier.optional === true) return false;
  const type = annotation.typeAnnotation;
  if (type.type === 'TSArrayType' || type.type === 'TSTypeOperator') return true;
  return type.type === 'TSTypeReference' && /^(Readonly)?Array\b/.test(file.textOf(type));
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
): readonly ValueSource[] | Refusal {
  const text = knownText(pieces);
  if (text !== undefined) return literals(decoded(text), isList);
  const source = pieceSource(found, pieces);
  if (typeof source === 'object') return source;
  const [first] = pieces;
  const isTypedAsList =
    first !== undefined && first.kind !== 'text' && isListTyped(found.site.file, (first.via[0] ?? first).node);
  if (isList && isTypedAsList && pieces.length === 1) return [{ kind: 'list', source }];
  return [joinedList(source) ?? { kind: 'one', source }];
}

function literals(text: string, isList: boolean): readonly ValueSource[] {
  const parts = isList ? text.split(',').map((part) => part.trim()) : [text];
  return parts.filter((part) => part !== '').map((part) => ({ kind: 'literal', text: part }));
}

function decoded(text: string): string {
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

function fromExpression(found: Found, node: t.Node, isList: boolean): readonly ValueSource[] | Refusal {
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
  return [joinedList(source) ?? { kind: isList ? 'any' : 'one', source }];
}

/** One condition, or a spread of conditions, for one value; undefined where the value gives none. */
function one(file: SourceFile, kind: ConditionKind, name: string, value: ValueSource): string | undefined | Refusal {
  if (value.kind === 'literal') return literalCondition(file, kind, name, value.text);
  if (kind !== 'is') return expressionCondition(file, kind, name, value);
  const is = (source: string) =>
    named(file, name, [operator(file, 'is'), source === 'value' ? 'value' : `value: ${source}`]);
  if (value.kind === 'one') return is(value.source);
  const list = value.kind === 'list' ? value.source : `[${operand(value.source)} || []].flat()`;
  return inlineObject(file, [`anyOf: ${list}.map((value) => (${is('value')}))`]);
}

/** An expression as an operand: in parentheses, unless it is plain. */
export function operand(source: string): string {
  return /\s/.test(source) ? `(${source})` : source;
}

function named(file: SourceFile, name: string, properties: readonly string[]): string {
  return inlineObject(file, [`${name}: ${inlineObject(file, properties)}`]);
}

function operator(file: SourceFile, name: string): string {
  return `operator: ${quoted(file, name)}`;
}

function literalCondition(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  text: string,
): string | undefined | Refusal {
  switch (kind) {
    case 'is':
      return named(file, name, [operator(file, 'is'), `value: ${quotedText(file, text)}`]);
    case 'flag':
      return named(file, name, [operator(file, /^(true|on|yes|1)$/i.test(text) ? 'isTrue' : 'isFalse')]);
    case 'age-rating':
      return /^-?\d+$/.test(text)
        ? named(file, name, [operator(file, 'is'), `value: ${text}`])
        : named(file, name, [operator(file, 'isNull')]);
    case 'released-after':
      return named(file, name, [operator(file, 'after'), `dateTime: ${quoted(file, `${text}T00:00:00Z`)}`]);
    case 'release-year':
      return /^\d+$/.test(text) ? year(file, name, `${Number(text) - 1}`, `${Number(text) + 1}`) : undefined;
    case 'author':
      return author(file, name, text);
  }
}

function year(file: SourceFile, name: string, before: string, behind: string): string {
  const at = (word: string, text: string) => named(file, name, [operator(file, word), `dateTime: ${text}`]);
  const bounds = [
    at('after', quoted(file, `${before}-12-31T12:00:00Z`)),
    at('before', quoted(file, `${behind}-01-01T12:00:00Z`)),
  ];
  return inlineObject(file, [`allOf: [${bounds.join(', ')}]`]);
}

/** Name and role stand before and after the last comma; without one the value is ignored (semantics §2.3). */
function author(file: SourceFile, name: string, text: string): string | undefined {
  const at = text.lastIndexOf(',');
  if (at < 0) return undefined;
  const person = inlineObject(file, [
    `name: ${quotedText(file, text.slice(0, at).trim())}`,
    `role: ${quotedText(
      file,
      text
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    )}`,
  ]);
  return named(file, name, [operator(file, 'is'), `value: ${person}`]);
}

function expressionCondition(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  { kind: certainty, source }: Exclude<ValueSource, { kind: 'literal' }>,
): string | Refusal {
  if (kind === 'age-rating' || kind === 'release-year') return eachOf(file, kind, name, certainty, source);
  if (certainty === 'list') return refuse('query-not-in-sight', `a list of values for \`${name}\` is not followed`);
  const each = conditionOf(file, kind, name, source);
  if (typeof each === 'object' || certainty === 'one') return each;
  return `...(${source} == null || ${source} === ${quoted(file, '')} ? [] : [${each}])`;
}

/** Conditions for one value or several; a release year that is no number gives none (semantics §2.3). */
function eachOf(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  certainty: string,
  source: string,
): string | Refusal {
  const list = certainty === 'list' ? source : `[${operand(source)} ?? []].flat()`;
  const valid = kind === 'release-year' ? `${list}.filter((value) => /^\\d+$/.test(String(value)))` : list;
  const each = conditionOf(file, kind, name, 'value');
  return typeof each === 'object' ? each : inlineObject(file, [`anyOf: ${valid}.map((value) => (${each}))`]);
}

function conditionOf(file: SourceFile, kind: ConditionKind, name: string, source: string): string | Refusal {
  const quote = (text: string) => quoted(file, text);
  switch (kind) {
    case 'flag':
      return named(file, name, [
        `operator: /^(true|on|yes|1)$/i.test(String(${source})) ? ${quote('isTrue')} : ${quote('isFalse')}`,
      ]);
    case 'released-after':
      return named(file, name, [operator(file, 'after'), `dateTime: \`\${${source}}T00:00:00Z\``]);
    case 'age-rating': {
      const is = inlineObject(file, [operator(file, 'is'), `value: Number(${source})`]);
      const isNull = inlineObject(file, [operator(file, 'isNull')]);
      return inlineObject(file, [`${name}: /^\\d+$/.test(String(${source})) ? ${is} : ${isNull}`]);
    }
    case 'release-year': {
      const at = (word: string, text: string) => named(file, name, [operator(file, word), `dateTime: ${text}`]);
      const bounds = [
        at('after', `\`\${Number(${source}) - 1}-12-31T12:00:00Z\``),
        at('before', `\`\${Number(${source}) + 1}-01-01T12:00:00Z\``),
      ];
      return inlineObject(file, [`allOf: [${bounds.join(', ')}]`]);
    }
    default:
      return refuse('query-not-in-sight', `the value of \`${name}\` has name and role in one text that is not known`);
  }
}
