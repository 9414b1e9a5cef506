import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import type { Place } from '../../values/value.ts';
import type { AddedParameter, Spelling } from '../call-site.ts';
import type { SlotShape } from '../query/slot-shape.ts';
import { setArguments } from './argument-edit.ts';
import { addProperties, inlineObject, pairText } from './object-edit.ts';
import { quoted } from './respell.ts';

/** Where a call could pass its query parameters: an argument that it omits, or a property that it omits in one. */
export interface QuerySlot {
  readonly call: Place<CallNode>;
  /** The position of the argument. */
  readonly position: number;
  /** The properties from the argument to the query, outermost first; empty if the argument is the query. */
  readonly names: readonly string[];
  /** The kind of value that it takes. */
  readonly shape: SlotShape;
}

/** The source of query parameters to add: a whole argument, or a property of an object that is passed. */
export interface QueryArgument {
  readonly position: number;
  /** The whole argument. */
  readonly text: string;
  /** The argument as a property, if it is an object that may have others. */
  readonly property: string | undefined;
  /** The object literal that is passed and gets the property. */
  readonly literal: t.ObjectExpression | undefined;
}

/** The query parameters for a slot, as source. */
export function queryArgument(
  { call, position, names, shape }: QuerySlot,
  added: readonly AddedParameter[],
): QueryArgument {
  const { file } = call;
  let literal = objectLiteral(call.node.arguments[position] ?? call.node);
  const left = [...names];
  for (let inner = literal; inner !== undefined && left.length > 1; ) {
    const property = inner.properties.find((one) => one.type === 'ObjectProperty' && keyName(one) === left[0]);
    inner = property?.type === 'ObjectProperty' ? objectLiteral(property.value) : undefined;
    if (inner === undefined) break;
    literal = inner;
    left.shift();
  }
  const pairs = inlineObject(
    file,
    added.map(({ name, source }) => `${name}: ${shape === 'params' ? asText(file, source) : source}`),
  );
  const list = added.map(({ name, source }) => pairText(file, name, asText(file, source))).join(', ');
  const query = shape === 'pairs' ? `[${list}]` : shape === 'params' ? `new URLSearchParams(${pairs})` : pairs;
  const inside = [...left].reverse().reduce((text, name, index) => {
    const property = `${name}: ${text}`;
    return index === left.length - 1 ? property : inlineObject(file, [property]);
  }, query);
  if (left.length === 0) return { position, text: query, property: undefined, literal: undefined };
  return { position, text: inlineObject(file, [inside]), property: inside, literal };
}

/** `true` as a string, since the values of a `URLSearchParams` are strings. */
function asText(file: SourceFile, source: string): string {
  return source === 'true' ? quoted(file, source) : source;
}

/**
 * An edit that also adds query parameters to another call, which builds the URL; empty if that passes something else
 * there.
 */
export function withQuery(
  spelling: Spelling,
  slot: QuerySlot | undefined,
  added: readonly AddedParameter[],
): readonly Spelling[] {
  if (slot === undefined || added.length === 0) return [spelling];
  const filled = fillSlot(slot, added);
  const merged = filled && mergeEdits(spelling, filled);
  return merged === undefined ? [] : [merged];
}

/** Writes query parameters into their slot; undefined if the call passes something else there. */
function fillSlot(slot: QuerySlot, added: readonly AddedParameter[]): readonly TextEdit[] | undefined {
  const { call, position } = slot;
  const { literal, property, text } = queryArgument(slot, added);
  if (literal !== undefined && property !== undefined) return addProperties(call.file, literal, [property]);
  return setArguments(call.file, call.node, new Map([[position, text]]));
}

/** An edit that also adds a property to an object literal; empty if it changes the literal in another way. */
export function withProperty(
  file: SourceFile,
  way: Spelling,
  literal: t.ObjectExpression,
  property: string,
): readonly Spelling[] {
  const added = addProperties(file, literal, [property]);
  const beside = added.filter((edit) => !way.some((other) => isAtOnePlace(edit, other)));
  const joined = way.map((edit) => {
    const other = added.find((one) => isAtOnePlace(one, edit));
    return other === undefined ? edit : { ...edit, text: other.text + edit.text };
  });
  const merged = mergeEdits(joined, beside);
  return merged === undefined ? [] : [merged];
}

/** Whether two edits insert text at the same position. */
function isAtOnePlace(a: TextEdit, b: TextEdit): boolean {
  return a.start === a.end && b.start === b.end && a.start === b.start;
}
