import type { SourceFile } from '../../source/source-file.ts';

/** Whether a comment on a line or the line above is a directive for another tool. */
export function isDirected(text: string, start: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, start);
  const next = text.indexOf('\n', start);
  const line = text.slice(start, next < 0 ? text.length : next);
  return (
    /@ts-|-ignore|ignore-next|-next-line|ignore next/.test(fromComment(before)) || /-line\b/.test(fromComment(line))
  );
}

/** A line from its first comment on. */
function fromComment(line: string): string {
  const start = line.search(/\/[/*]/);
  return start < 0 ? '' : line.slice(start);
}

/** The end of the code on the line that begins at an offset, before any comment. */
export function endOfCode({ text, tree }: SourceFile, start: number): number {
  const next = text.indexOf('\n', start);
  const end = next < 0 ? text.length : next;
  const comment = tree.comments?.find((one) => one.type === 'CommentLine' && (one.start ?? 0) >= start);
  return start + text.slice(start, Math.min(end, comment?.start ?? end)).trimEnd().length;
}
