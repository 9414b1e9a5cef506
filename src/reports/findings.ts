import type { CallSiteResult, FileResult, MentionResult } from '../runner/run-result.ts';
import { alignColumns, indent, oneLine } from './columns.ts';
import { type Paint, plain } from './paint.ts';

/** One line of a list of findings, and the code below it. */
interface Line {
  readonly cells: readonly [location: string, operation: string, message: string];
  readonly suggestion?: string | undefined;
}

/** `file:line:column  operation  message` for each call site; a second note has a line of its own, a suggestion stands below. */
export function callSiteLines(callSites: readonly CallSiteResult[], paint: Paint = plain): string {
  return renderLines(callSites.flatMap(linesOf), paint);
}

function linesOf(callSite: CallSiteResult): Line[] {
  const { replacement, notes, kind } = callSite;
  const operation = kind === 'mock' ? `${callSite.operation} (mock)` : callSite.operation;
  const location = locationOf(callSite);
  if (notes.length === 0) return [{ cells: [location, operation, `replaced by \`${replacement}\``] }];
  return notes.map(({ message, suggestion }, index) => ({
    cells: index === 0 ? [location, operation, message] : ['', '', message],
    suggestion,
  }));
}

/** `file:line:column  operation  the text as written` for each mention. */
export function mentionLines(mentions: readonly MentionResult[], paint: Paint = plain): string {
  return renderLines(
    mentions.map((mention) => ({ cells: [locationOf(mention), mention.operation, mention.text] })),
    paint,
  );
}

/** `file:line:column  reason` for each file that failed. */
export function failedFileLines(files: readonly FileResult[]): string {
  const rows = files.map(({ path, reason }) => {
    const [, position, why] = /^(\d+:\d+) (.*)$/s.exec(reason ?? '') ?? [];
    return position === undefined ? [path, reason ?? ''] : [`${path}:${position}`, why ?? ''];
  });
  return alignColumns(rows.map((cells) => cells.map(oneLine)))
    .map((row) => `  ${row.join('  ')}`)
    .join('\n');
}

function locationOf({ file, line, column }: { file: string; line: number; column: number }): string {
  return `${file}:${line}:${column}`;
}

function renderLines(lines: readonly Line[], paint: Paint): string {
  const rows = alignColumns(lines.map(({ cells }) => cells.map(oneLine)));
  return rows
    .flatMap(([location = '', operation = '', message = ''], index) => {
      const suggestion = lines[index]?.suggestion;
      const line = `  ${location}  ${paint('cyan', operation)}  ${message}`;
      return suggestion === undefined ? [line] : [line, paintLines(indent(suggestion.trimEnd(), 6), paint)];
    })
    .join('\n');
}

/** Each line on its own, so that a pager that cuts lines keeps the colour. */
function paintLines(text: string, paint: Paint): string {
  return text
    .split('\n')
    .map((line) => paint('dim', line))
    .join('\n');
}
