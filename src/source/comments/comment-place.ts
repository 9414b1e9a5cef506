import type * as t from '@babel/types';
import { endOf, type SourceFile, startOf } from '../source-file.ts';
import type { TextEdit } from '../text-edit.ts';
import { walk } from '../walk.ts';

/** Nodes that can have a comment on the line above them. */
const placeable = /(Statement|Declaration)$|^Class(Private)?(Property|Method)$|^Object(Property|Method)$/;

/**
 * The start of the statement, member or array element around a position, or of the comments above it, and what those
 * comments say. Undefined if the position is outside the code or edits overlap the place.
 */
export function commentPlace(
  file: SourceFile,
  { line, column }: { readonly line: number; readonly column: number },
  edits: readonly TextEdit[],
): { readonly at: number; readonly above: string; readonly indent: string } | undefined {
  let found: t.Node | undefined;
  const elements = new Set<t.Node | null>();
  walk(file.tree.program, (node) => {
    const [start, end] = [file.positionOf(startOf(node)), file.positionOf(endOf(node))];
    const isAround =
      (start.line < line || (start.line === line && start.column <= column)) &&
      (end.line > line || (end.line === line && end.column > column));
    if (!isAround) return node.type === 'Program';
    if (node.type === 'ArrayExpression') for (const element of node.elements) elements.add(element);
    const isPlaceable = elements.has(node) || (placeable.test(node.type) && node.type !== 'BlockStatement');
    if (isPlaceable && isFirst(file.text, startOf(node))) {
      if (!edits.some((edit) => edit.start < startOf(node) && startOf(node) < edit.end)) found = node;
    }
    return true;
  });
  if (found === undefined) return undefined;
  const above = commentsAbove(file, startOf(found));
  const at = above[0]?.start ?? startOf(found);
  const indent = file.text.slice(lineStart(file.text, at), at).replace('\uFEFF', '');
  return { at, above: above.map(({ text }) => text).join('\n'), indent };
}

/** The line comments directly above a place, any of which may be a directive for the line below. */
function commentsAbove({ tree, text }: SourceFile, start: number): readonly { start: number; text: string }[] {
  const above: { start: number; text: string }[] = [];
  let next = start;
  for (const comment of (tree.comments ?? []).toReversed()) {
    const { start: from = 0, end = 0, type, value } = comment;
    if (end > next) continue;
    const between = text.slice(end, next);
    if (type !== 'CommentLine' || between.trim() !== '' || !isFirst(text, from)) break;
    if (between.split('\n').length !== 2) break;
    above.unshift({ start: from, text: value });
    next = from;
  }
  return above;
}

function isFirst(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}
