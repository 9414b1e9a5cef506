import type * as t from '@babel/types';
import { endOf, type SourceFile, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { CallNode } from '../url/value.ts';
import { indentAt } from './object-edit.ts';

/** Inserts an argument after the one at `index`, on a line of its own where the arguments stand on lines of their own. */
export function insertArgument(file: SourceFile, call: CallNode, index: number, text: string): TextEdit | undefined {
  const before = call.arguments[index];
  if (before === undefined) return undefined;
  const at = endInParentheses(file, before, endOf(call) - 1);
  return { start: at, end: at, text: separatorBefore(file, before) + text };
}

function separatorBefore(file: SourceFile, argument: t.Node): string {
  const start = startOf(argument);
  const isOwnLine = /\n[ \t(]*$/.test(file.text.slice(0, start));
  return isOwnLine ? `,${file.style.endOfLine}${indentAt(file.text, start)}` : ', ';
}

/** The end of an argument with the parentheses around it, which are no part of its node. */
function endInParentheses(file: SourceFile, node: t.Node, limit: number): number {
  const end = endOf(node);
  if (node.extra?.parenthesized !== true) return end;
  const closing = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n\r]*)*\)/y;
  let at = end;
  for (;;) {
    closing.lastIndex = at;
    const found = closing.exec(file.text);
    if (found === null || closing.lastIndex > limit) return at;
    at = closing.lastIndex;
  }
}
