import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { isEmptyObject } from '../../source/node-kinds.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { isFirstOnLine } from '../../source/style.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { indentAt, newObject, skipComments } from './object-edit.ts';

/** Inserts an argument after the one at `index`, or as the only one if there are none, on a line of its own if the others have lines of their own. */
export function insertArgument(file: SourceFile, call: CallNode, index: number, text: string): TextEdit | undefined {
  const before = call.arguments[index];
  if (before === undefined) {
    const only = endOf(call) - 1;
    return call.arguments.length === 0 && file.text[only] === ')' ? { start: only, end: only, text } : undefined;
  }
  const at = endInParentheses(file, before, endOf(call) - 1);
  return { start: at, end: at, text: separatorBefore(file, before) + text };
}

function separatorBefore(file: SourceFile, argument: t.Node): string {
  const start = startOf(argument);
  const isOwnLine = isFirstOnLine(file.text, start);
  return isOwnLine ? `,${file.style.endOfLine}${indentAt(file.text, start)}` : ', ';
}

/** Prints an object literal as a further argument, indented as the line is that it goes to. */
export function objectArgument(file: SourceFile, call: CallNode, properties: readonly string[]): string {
  const last = call.arguments.at(-1);
  const isOwnLine = last !== undefined && isFirstOnLine(file.text, startOf(last));
  return newObject(file, properties, startOf(isOwnLine ? last : call));
}

/** The end of an argument including any parentheses around it, which are not part of its node. */
function endInParentheses(file: SourceFile, node: t.Node, limit: number): number {
  const end = endOf(node);
  if (node.extra?.parenthesized !== true) return end;
  let at = end;
  for (;;) {
    const next = skipComments(file.text, at, limit);
    if (next >= limit || file.text[next] !== ')') return at;
    at = next + 1;
  }
}

/**
 * Sets arguments at positions: replaces an `undefined` or `null` there, or appends after the last one, filling gaps
 * with `undefined` or the result of `between`. Returns undefined if another value is already at one of the positions.
 */
export function setArguments(
  file: SourceFile,
  call: CallNode,
  values: ReadonlyMap<number, string>,
  between: (position: number) => string = () => 'undefined',
): TextEdit[] | undefined {
  const given = call.arguments;
  if (given.some(({ type }) => type === 'SpreadElement')) return undefined;
  const replaced: TextEdit[] = [];
  for (const [position, text] of values) {
    const argument = given[position];
    if (argument !== undefined && !isAbsentWord(argument) && !isEmptyObject(argument)) return undefined;
    if (argument !== undefined) replaced.push({ start: startOf(argument), end: endOf(argument), text });
  }
  const count = Math.max(...values.keys()) + 1 - given.length;
  if (count <= 0) return replaced;
  const positions = Array.from({ length: count }, (_, index) => given.length + index);
  const texts = positions.map((position) => values.get(position) ?? between(position));
  const last = given.at(-1);
  const separator = last === undefined ? ', ' : separatorBefore(file, last);
  const appended = insertArgument(file, call, given.length - 1, texts.join(separator));
  return appended && [...replaced, appended];
}

/** Inserts an argument before the first one, on a line of its own if that one has a line of its own. */
export function prependArgument(file: SourceFile, call: CallNode, text: string): TextEdit {
  const first = call.arguments[0] ?? call;
  const at = startOf(first);
  return { start: at, end: at, text: text + separatorBefore(file, first) };
}
