import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place, Value } from '../../values/value.ts';
import type { Spelling } from '../call-site.ts';
import { addProperties, inlineObject } from '../edits/object-edit.ts';

/** A call that passes options on. */
interface PassingCall {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
}

/** Adds properties to options that are passed: to a literal, merging headers, or by spreading anything else. */
export function withOptions(call: PassingCall, argument: t.Node, properties: readonly string[]): Spelling[] {
  const { evaluator, place } = call;
  const { file } = place;
  const literal = objectLiteral(argument);
  if (literal !== undefined) return [addWithHeaders(call, literal, properties)];
  if (!/^(Identifier|MemberExpression)$/.test(argument.type) || isOutside(file, argument, 'undefined')) return [];
  const source = file.textOf(argument);
  const added = properties.find(isOfHeaders);
  const given = evaluator.member(evaluator.evaluate({ ...place, node: argument }), 'headers', place);
  const merged = properties.map((one) =>
    one === added ? `headers: ${mergedHeaders(file, `${source}.headers`, given, contentOf(one))}` : one,
  );
  const lists = added === undefined ? [properties] : [properties, merged];
  const [start, end] = [startOf(argument), endOf(argument)];
  return lists.map((list) => [{ start, end, text: inlineObject(file, [`...${source}`, ...list]) }]);
}

/** Adds properties to an options literal, merging headers. */
export function addWithHeaders(
  { evaluator, place }: PassingCall,
  literal: t.ObjectExpression,
  properties: readonly string[],
): Spelling {
  const { file } = place;
  const headers = literal.properties.find(
    (property) => property.type === 'ObjectProperty' && file.textOf(property.key) === 'headers',
  );
  const added = properties.find(isOfHeaders);
  if (added === undefined || headers?.type !== 'ObjectProperty') return setProperties(file, literal, properties);
  const rest = setProperties(
    file,
    literal,
    properties.filter((property) => property !== added),
  );
  const inner = objectLiteral(headers.value);
  if (inner !== undefined) return [...addProperties(file, inner, [contentOf(added)]), ...rest];
  const value = evaluator.evaluate({ ...place, node: headers.value });
  const merged = mergedHeaders(file, file.textOf(headers.value), value, contentOf(added));
  return [{ start: startOf(headers), end: endOf(headers), text: `headers: ${merged}` }, ...rest];
}

/** Adds properties; one that the object has already, as in `{ method: Method.PUT }`, is replaced. */
function setProperties(file: SourceFile, literal: t.ObjectExpression, properties: readonly string[]): TextEdit[] {
  const behind = literal.properties.slice(literal.properties.findLastIndex(({ type }) => type === 'SpreadElement') + 1);
  const old = (property: string) =>
    behind.find((one) => one.type === 'ObjectProperty' && keyName(one) === property.split(':')[0]);
  const added = properties.filter((property) => old(property) === undefined);
  const replaced = properties.flatMap((property) => {
    const node = old(property);
    return node === undefined ? [] : [{ start: startOf(node), end: endOf(node), text: property }];
  });
  return [...replaced, ...addProperties(file, literal, added)];
}

function isOfHeaders(property: string): boolean {
  return property.startsWith('headers: ');
}

/** The one header in `headers: { … }`. */
function contentOf(property: string): string {
  return property.slice('headers: '.length).replace(/^\{\s*|(?<!\s)\s*\}$/g, '');
}

/** Headers with one more: what is no plain object has nothing to spread. */
function mergedHeaders(file: SourceFile, source: string, value: Value, content: string): string {
  if (isPlain(value)) return inlineObject(file, [`...${source}`, content]);
  const [name, ...rest] = content.split(':');
  return inlineObject(file, [
    `...Object.fromEntries(new Headers(${source}))`,
    [(name ?? '').toLowerCase(), ...rest].join(':'),
  ]);
}

/** Whether headers may be a plain object: they are no list, and no `Headers`. */
function isPlain(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.every(isPlain);
  if (value.kind === 'external') {
    // Example: `Object.entries(common)`
    const isList = value.steps.some((step) => step.kind === 'member' && step.name === 'entries');
    return !isList && !/^(Headers(Init)?|RequestInit)$/.test(value.root.name);
  }
  return value.kind !== 'array';
}
