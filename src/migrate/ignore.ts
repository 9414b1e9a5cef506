import type { SourceFile } from '../source/source-file.ts';
import type { Position } from './diagnostic.ts';

const marker = /catalogue-codemod-ignore(-file)?\b/;

/** Whether a file may contain an ignore comment. */
export function mayIgnore(text: string): boolean {
  return marker.test(text);
}

/**
 * A comment that keeps call sites unchanged: on its line, on the next line if it is alone on its own, or in the whole
 * file.
 */
export interface IgnoreComment extends Position {
  covers(line: number): boolean;
}

/** The ignore comments of a file. */
export function ignoreComments(file: SourceFile): readonly IgnoreComment[] {
  return (file.tree.comments ?? []).flatMap(({ value, start, end }) => {
    const found = marker.exec(value);
    if (found === null || start === undefined || end === undefined) return [];
    const at = file.positionOf(start);
    if (found[1] !== undefined) return [{ ...at, covers: () => true }];
    const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
    const isAlone = /^[\s{]*$/.test(file.text.slice(lineStart, start));
    const below = isAlone ? file.positionOf(end).line + 1 : at.line;
    return [{ ...at, covers: (line: number) => line === at.line || line === below }];
  });
}

/** The positions of the comments that cover none of some lines. */
export function unusedIgnores(comments: readonly IgnoreComment[], lines: readonly number[]): readonly Position[] {
  return comments.filter(({ covers }) => !lines.some(covers)).map(({ line, column }) => ({ line, column }));
}
