import { diffArrays } from 'diff';
import type { FileResult, Hunk } from '../../runner/result/run-result.ts';
import { type Block, pairLines } from './pair-lines.ts';

/** A part of a line, and whether it changed. */
export interface Segment {
  readonly text: string;
  readonly isChanged: boolean;
}

/** A line of a hunk, without its line end. */
export interface DiffLine {
  readonly kind: ' ' | '-' | '+';
  readonly text: string;
  readonly old: number | null;
  readonly new: number | null;
  /** Set if a removed and an added line are similar. */
  readonly segments?: readonly Segment[];
  /** Whether it is the last line of a file and has no line end. */
  readonly isUnended: boolean;
}

/** A hunk of a diff, line by line. */
export interface DiffHunk extends Hunk {
  /** `@@ -1,3 +1,4 @@` */
  readonly header: string;
  readonly lines: readonly DiffLine[];
}

/** A diff as its header and its hunks. */
export interface ReadDiff {
  readonly header: readonly string[];
  readonly hunks: readonly DiffHunk[];
}

/** Reads the diff of a file. Lines are counted, since a removed `-- x` looks like the header of a file. */
export function readDiff({ diff }: Pick<FileResult, 'diff'>): ReadDiff {
  const lines = (diff ?? '').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const first = lines.findIndex((line) => hunkHeader.test(line));
  const header = lines.slice(0, first < 0 ? lines.length : first);
  const hunks: DiffHunk[] = [];
  for (let at = header.length; at < lines.length; ) {
    const found = hunkHeader.exec(lines[at] ?? '');
    if (found === null) break;
    const [head = '', oldStart, oldLines = '1', newStart, newLines = '1'] = found;
    const place = {
      oldStart: Number(oldStart),
      oldLines: Number(oldLines),
      newStart: Number(newStart),
      newLines: Number(newLines),
    };
    const body = bodyAt(lines, at + 1, place);
    hunks.push({ ...place, header: head, lines: sideBySide(body.lines) });
    at = body.end;
  }
  return { header, hunks };
}

const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

function bodyAt(lines: readonly string[], start: number, hunk: Hunk): { lines: DiffLine[]; end: number } {
  const read: DiffLine[] = [];
  let [old, now] = [hunk.oldStart, hunk.newStart];
  const [oldEnd, newEnd] = [old + hunk.oldLines, now + hunk.newLines];
  let at = start;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const last = read.at(-1);
    if (line.startsWith('\\')) {
      if (last !== undefined) read[read.length - 1] = { ...last, isUnended: true };
      continue;
    }
    if (old >= oldEnd && now >= newEnd) break;
    const kind = line.startsWith('-') ? '-' : line.startsWith('+') ? '+' : ' ';
    read.push({
      kind,
      text: line.slice(1),
      old: kind === '+' ? null : old,
      new: kind === '-' ? null : now,
      isUnended: false,
    });
    if (kind !== '+') old++;
    if (kind !== '-') now++;
  }
  return { lines: read, end: at };
}

/** Puts each removed line above the added line that is most similar, and marks the words in which they differ. */
function sideBySide(lines: readonly DiffLine[]): readonly DiffLine[] {
  const shown: DiffLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const removed = stretch(lines, at, '-');
    const added = stretch(lines, at + removed.length, '+');
    at += removed.length + added.length;
    shown.push(...pairLines(removed, added).flatMap(markedLines));
    const context = stretch(lines, at, ' ');
    at += context.length;
    shown.push(...context);
  }
  return shown;
}

function stretch(lines: readonly DiffLine[], start: number, kind: DiffLine['kind']): readonly DiffLine[] {
  const end = lines.findIndex((line, index) => index >= start && line.kind !== kind);
  return lines.slice(start, end < 0 ? lines.length : end);
}

/** The lines of a block; in the first two, the words that differ are marked. */
function markedLines({ removed, added }: Block<DiffLine>): readonly DiffLine[] {
  const [before, ...otherRemoved] = removed;
  const [after, ...otherAdded] = added;
  const segments = before && after && segmentsOf(before.text, after.text);
  if (segments === undefined || before === undefined || after === undefined) return [...removed, ...added];
  return [
    { ...before, segments: segments.before },
    ...otherRemoved,
    { ...after, segments: segments.after },
    ...otherAdded,
  ];
}

const longestCompared = 500;

function segmentsOf(before: string, after: string) {
  if (before.length > longestCompared || after.length > longestCompared) return undefined;
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  const sides = { before: [] as Segment[], after: [] as Segment[] };
  let common = 0;
  for (const { added, removed, value } of parts) {
    const text = value.join('');
    if (!added && !removed) common += text.trim().length;
    if (!added) sides.before.push({ text, isChanged: removed });
    if (!removed) sides.after.push({ text, isChanged: added });
  }
  const longer = Math.max(before.trim().length, after.trim().length);
  return common * 3 < longer ? undefined : sides;
}

function wordsOf(text: string): string[] {
  return text.match(/\w+|\s+|[^\w\s]/gu) ?? [];
}
