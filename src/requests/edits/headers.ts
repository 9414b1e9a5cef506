import type * as t from '@babel/types';
import { isCall, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { operand } from '../../source/operand.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { mayHaveMember } from '../../values/types/known-members.ts';
import { TypeFinder } from '../../values/types/type-of.ts';
import { branchesOf, type Place, type Value } from '../../values/value.ts';
import type { Call } from '../form.ts';
import { type ContentType, contentTypeOf, isContentType, sendsJson } from '../on-the-way/content-type.ts';
import { isTypeScript } from '../response/page-type.ts';
import { withExtras } from './extra-headers.ts';
import { getsNoContentType } from './given-headers.ts';
import { addProperties, inlineObject } from './object-edit.ts';

/** The edits, and the properties to add to the options, that make a call send a JSON content type. */
export interface HeaderChange {
  readonly edits: readonly TextEdit[];
  readonly added: readonly string[];
}

const nothing: HeaderChange = { edits: [], added: [] };

/**
 * Merges the JSON content type into the headers of a call, whatever their form. `property` is the headers property
 * written in the options, `options` the whole options, `spread` the expression they come from if they are not a
 * literal. `isByParameter` is that of the change.
 */
export function jsonHeader(
  call: Call,
  property: t.ObjectProperty | t.ObjectMethod | undefined,
  name: string,
  options: Value,
  spread?: t.Node,
  isByParameter = false,
): HeaderChange {
  const { evaluator, place } = call;
  const { file } = place;
  const [key, json] = ['Content-Type', 'application/json'].map(
    (text) => file.style.quote + text + file.style.quote,
  ) as [string, string];
  const value = evaluator.member(options, name, place);
  if (sendsJson(evaluator, value)) return nothing;
  const written = property?.type === 'ObjectProperty' && !property.shorthand ? property.value : undefined;
  const literal = written && objectLiteral(written);
  // A spread after a literal may replace it, but that does not affect how the literal is written.
  const type = contentTypeOf(
    evaluator,
    literal === undefined ? value : evaluator.evaluate({ ...place, node: literal }),
  );
  // An existing content type is replaced under the name that it has.
  const isClosed =
    !type.isOpen || (isByParameter && literal && getsNoContentType(evaluator, { ...place, node: literal })) === true;
  const known = !isClosed || type.names.size > 1 ? undefined : ([...type.names.keys()][0] ?? 'Content-Type');
  const pair = known && `${nameSource(file, known)}: ${json}`;
  if (literal !== undefined) {
    return {
      edits: pair === undefined ? wrapped(file, literal, json) : inLiteral(call, literal, pair, json),
      added: [],
    };
  }
  const given = written && givenToHeaders(written);
  const inner = given && objectLiteral(given);
  if (inner && pair !== undefined) return { edits: inLiteral(call, inner, pair, json), added: [] };
  // Example: `new Headers(common)`
  if (given && pair !== undefined && isObject(evaluator.evaluate({ ...place, node: given })))
    return { edits: [replacing(given, inlineObject(file, [`...${operand(file.textOf(given))}`, pair]))], added: [] };
  const extras = written && pair !== undefined ? withExtras(evaluator, { ...place, node: written }, pair) : undefined;
  if (extras !== undefined) return { edits: extras, added: [] };
  if (written?.type === 'ArrayExpression') {
    const isFree = type.names.size === 0 && !type.isOpen;
    return { edits: isFree ? [appendPair(written, `[${key}, ${json}]`)] : wrapped(file, written, json), added: [] };
  }
  const source = property
    ? file.textOf(property.type === 'ObjectProperty' ? property.value : property.key)
    : spreadSource(call, spread, name, options);
  const isAbsent =
    source === undefined ||
    source === 'undefined' ||
    (property === undefined && value.kind === 'undefined' && !isOfSelf(call, spread, options));
  const text = isAbsent ? inlineObject(file, [`${key}: ${json}`]) : merged(call, { value, type }, source, pair);
  if (property === undefined) return { edits: [], added: [`${name}: ${text}`] };
  return { edits: [replacing(property, `${name}: ${text}`)], added: [] };
}

/**
 * The JSON content type as an option of its own, beside headers that have none: what makes them need not be called again.
 */
export function typeBeside(
  { evaluator, place }: Call,
  name: string,
  headers: string | undefined,
  options: Value,
): readonly string[] {
  if (headers === undefined) return [];
  const { names, isOpen } = contentTypeOf(evaluator, evaluator.member(options, headers, place));
  return isOpen || names.size > 0 ? [] : [`${name}: ${nameSource(place.file, 'application/json')}`];
}

function nameSource(file: SourceFile, name: string): string {
  return file.style.quote + name + file.style.quote;
}

/** Headers with unknown names are merged with `Headers`, which ignores case. */
function throughHeaders(file: SourceFile, source: string, json: string): string {
  return inlineObject(file, [
    `...Object.fromEntries(new Headers(${source}))`,
    `${nameSource(file, 'content-type')}: ${json}`,
  ]);
}

function wrapped(file: SourceFile, written: t.Node, json: string): readonly TextEdit[] {
  return [replacing(written, throughHeaders(file, file.textOf(written), json))];
}

/** Whether options come from `this`, any member of which may be set elsewhere. */
function isOfSelf({ place: { node } }: Call, spread: t.Node | undefined, options: Value): boolean {
  const sources = spread === undefined ? spreadsIn(options) : [spread];
  return sources.some((source) => contains(node, source) && isOfThis(source));
}

function spreadsIn(options: Value): readonly t.Node[] {
  if (options.kind !== 'object') return [];
  return options.place.node.properties.flatMap((one) => (one.type === 'SpreadElement' ? [one.argument] : []));
}

function spreadSource(
  { place, evaluator }: Call,
  spread: t.Node | undefined,
  name: string,
  options: Value,
): string | undefined {
  if (spread === undefined) return spreadInLiteral(evaluator, place, name, options);
  if (!mayBring(evaluator, place.file, spread, name)) return undefined;
  const access = options.kind === 'object' ? '.' : '?.';
  return `${place.file.textOf(spread)}${access}${name}`;
}

/** Whether what is spread may have a member, as far as its type says. */
function mayBring(evaluator: Evaluator, file: SourceFile, node: t.Node, name: string): boolean {
  return mayHaveMember(evaluator, new TypeFinder(evaluator).typeOf(node, file), name);
}

/** A spread in the options literal that may contain headers: `{ ...init }` contains `init.headers`. */
function spreadInLiteral(evaluator: Evaluator, place: Place, name: string, options: Value): string | undefined {
  const { file } = place;
  if (options.kind !== 'object' || options.place.file !== file) return undefined;
  const bringing = spreadsIn(options).filter((node) => {
    if (!mayBring(evaluator, file, node, name)) return false;
    // Example: `...(body && { body: JSON.stringify(body) })`
    const spread = node.type === 'LogicalExpression' && node.operator === '&&' ? node.right : node;
    const value = evaluator.evaluate({ ...options.place, node: spread });
    return value.kind !== 'object' || evaluator.member(value, name, place).kind !== 'undefined';
  });
  const [only] = bringing;
  if (only === undefined) return undefined;
  if (bringing.length === 1 && /^(Identifier|MemberExpression)$/.test(only.type))
    return `${file.textOf(only)}?.${name}`;
  return `${inlineObject(
    file,
    bringing.map((one) => `...${file.textOf(one)}`),
  )}.${name}`;
}

/**
 * One expression for existing headers with the content type: plain objects are spread, anything else is wrapped in
 * `Headers`.
 */
function merged(
  { place: { file } }: Call,
  { value, type }: { readonly value: Value; readonly type: ContentType },
  source: string,
  pair: string | undefined,
): string {
  const json = nameSource(file, 'application/json');
  if (isHeaders(value))
    return inlineObject(file, [`...Object.fromEntries(${source})`, `${nameSource(file, 'content-type')}: ${json}`]);
  if (pair === undefined) return throughHeaders(file, source, json);
  if (isObject(value)) return inlineObject(file, [`...${operand(source)}`, pair]);
  // According to the type of the options, their headers may not be a list.
  const isList = value.kind === 'array' && type.names.size === 0 && !(isTypeScript(file) && source.includes('.'));
  return isList ? `[...${source}, [${nameSource(file, 'Content-Type')}, ${json}]]` : throughHeaders(file, source, json);
}

/** Whether a value is a plain object, whatever is chosen; of what may be absent, nothing is spread. */
function isObject(value: Value): boolean {
  const kinds = branchesOf(value).map(({ kind }) => kind);
  return kinds.includes('object') && kinds.every((kind) => kind === 'object' || kind === 'undefined');
}

/** `new Headers(…)`, whose names are in lower case. */
function isHeaders(value: Value): boolean {
  if (value.kind !== 'external' || value.root.kind !== 'global') return false;
  return value.root.name === 'Headers' && value.steps.length === 1 && value.steps[0]?.kind === 'new';
}

function inLiteral(call: Call, literal: t.ObjectExpression, property: string, json: string): readonly TextEdit[] {
  const existing = literal.properties.find((one) => one.type === 'ObjectProperty' && isContentType(keyName(one)));
  if (existing?.type === 'ObjectProperty') return [replacing(existing.value, json)];
  return addProperties(call.place.file, literal, [property]);
}

/** What is given to `new Headers(…)`. */
function givenToHeaders(node: t.Node): t.Node | undefined {
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'Headers')
    return undefined;
  return node.arguments[0];
}

function replacing(node: t.Node, text: string): TextEdit {
  return { start: startOf(node), end: endOf(node), text };
}

function appendPair(array: t.ArrayExpression, pair: string): TextEdit {
  const last = array.elements.at(-1);
  const at = last ? endOf(last) : startOf(array) + 1;
  return { start: at, end: at, text: last ? `, ${pair}` : pair };
}

/** `this`, a member of it, or what a call of such a member returns. */
function isOfThis(node: t.Node): boolean {
  const inner = withoutCasts(node);
  if (isMember(inner)) return isOfThis(inner.object);
  return inner.type === 'ThisExpression' || (isCall(inner) && isOfThis(inner.callee));
}
