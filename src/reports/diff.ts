import type { RunResult } from '../runner/run-result.ts';
import { type Paint, plain } from './paint.ts';

/** The changes of every file as one unified diff; without colour `git apply` accepts it. */
export function diffReport(result: RunResult, paint: Paint = plain): string {
  const diffs = result.files.flatMap(({ diff }) => (diff === null ? [] : [diff.endsWith('\n') ? diff : `${diff}\n`]));
  return paint === plain ? diffs.join('') : diffs.map((diff) => paintDiff(diff, paint)).join('');
}

/** Counts the lines of each hunk, since a removed `-- x` looks like the header of a file. */
function paintDiff(diff: string, paint: Paint): string {
  let before = 0;
  let after = 0;
  const paintLine = (line: string): string => {
    if (before <= 0 && after <= 0) {
      const hunk = /^(@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@)(.*)$/s.exec(line);
      if (!hunk) return isHeader(line) ? paint('bold', line) : line;
      before = Number(hunk[2] ?? 1);
      after = Number(hunk[3] ?? 1);
      return paint('cyan', hunk[1] ?? '') + (hunk[4] ?? '');
    }
    if (line.startsWith('\\')) return line;
    if (!line.startsWith('+')) before--;
    if (!line.startsWith('-')) after--;
    return paintChange(line, paint);
  };
  return diff.split('\n').map(paintLine).join('\n');
}

function isHeader(line: string): boolean {
  return /^(diff |index |--- |\+\+\+ )/.test(line);
}

function paintChange(line: string, paint: Paint): string {
  if (line.startsWith('-')) return paint('red', line);
  return line.startsWith('+') ? paint('green', line) : line;
}
