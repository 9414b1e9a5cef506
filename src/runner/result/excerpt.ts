import type { Excerpt, Range } from './run-result.ts';

const linesAround = 2;
const mostLines = 16;
const longestLine = 400;

/** The lines of a text, without what ends them. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/);
}

/** The lines of a call and some around it, among those of its file; a long call or line is cut after its beginning. */
export function excerptOf(lines: readonly string[], { line, endLine }: Pick<Range, 'line' | 'endLine'>): Excerpt {
  const first = Math.max(1, line - linesAround);
  const end = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const last = Math.min(end, endLine + linesAround, first + mostLines - 1);
  const shown = lines.slice(first - 1, last).map((one) => one.slice(0, longestLine));
  return { line: first, text: shown.join('\n') };
}
