import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';
import type { FileEdit, FileResult } from '../runner/result/run-result.ts';
import { type DiffHunk, readDiff } from './terminal/diff-lines.ts';

/**
 * A hunk with only some of its edits, split into smaller hunks if they are apart; the whole hunk if an edit reaches out
 * of it.
 */
export function ownHunks(
  { edits }: Pick<FileResult, 'edits'>,
  hunk: DiffHunk,
  isOwn: (edit: FileEdit) => boolean,
): readonly DiffHunk[] {
  const { oldStart, oldLines } = hunk;
  const lines = hunk.lines.filter(({ kind }) => kind !== '+').map(({ text }) => `${text}\n`);
  const touching = edits.filter(({ range }) => range.line < oldStart + oldLines && range.endLine >= oldStart);
  const own = touching.filter(isOwn);
  const isInside = own.every(({ range }) => range.line >= oldStart && range.endLine < oldStart + oldLines);
  if (!isInside || own.length === touching.length) return [hunk];
  const before = lines.join('');
  const offsetOf = (line: number, column: number): number =>
    lines.slice(0, line - oldStart).reduce((sum, { length }) => sum + length, 0) + column - 1;
  const after = own.reduceRight((text, { range, after }) => {
    const [start, end] = [offsetOf(range.line, range.column), offsetOf(range.endLine, range.endColumn)];
    return text.slice(0, start) + after + text.slice(end);
  }, before);
  const patch = structuredPatch('', '', before, after, undefined, undefined, { context: 3 });
  for (const one of patch.hunks) {
    one.oldStart += oldStart - 1;
    one.newStart += oldStart - 1;
  }
  return readDiff({ diff: formatPatch(patch, OMIT_HEADERS) }).hunks;
}
