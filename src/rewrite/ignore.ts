import type { SourceFile } from '../source/source-file.ts';

const marker = /catalogue-codemod-ignore(-file)?\b/;

/** Gives the test whether a line is under an ignore comment: on the line itself, alone on the line above, or for the whole file. */
export function ignoredLines(file: SourceFile): (line: number) => boolean {
  const lines = new Set<number>();
  let isWhole = false;
  for (const comment of file.tree.comments ?? []) {
    const found = marker.exec(comment.value);
    if (found === null || comment.start === undefined || comment.end === undefined) continue;
    if (found[1] !== undefined) isWhole = true;
    const { line } = file.positionOf(comment.start);
    lines.add(line);
    const lineStart = file.text.lastIndexOf('\n', comment.start - 1) + 1;
    const isAlone = /^[\s{]*$/.test(file.text.slice(lineStart, comment.start));
    if (isAlone) lines.add(file.positionOf(comment.end).line + 1);
  }
  return (line) => isWhole || lines.has(line);
}
