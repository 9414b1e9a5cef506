import { createHash } from 'node:crypto';
import type { Diagnostic, Position } from '../../migrate/diagnostic.ts';
import { lineStarts } from '../../source/source-file.ts';

/**
 * Gives each call site of a file 12 hex digits that identify it, and that stay the same when lines are added around it
 * or the call is reformatted. Made from the file, the operation, the text of the call without white space, and its
 * number among calls that are equal in all of this.
 */
export function fingerprints(file: string, text: string, callSites: readonly Diagnostic[]): string[] {
  if (callSites.length === 0) return [];
  const starts = lineStarts(text);
  const seen = new Map<string, number>();
  return callSites.map((callSite) => {
    const start = offsetOf(starts, callSite);
    const end = offsetOf(starts, { line: callSite.endLine, column: callSite.endColumn });
    const identity = JSON.stringify([file, callSite.operation, text.slice(start, end).replace(/\s+/g, '')]);
    const ordinal = seen.get(identity) ?? 0;
    seen.set(identity, ordinal + 1);
    return createHash('sha256').update(`${identity}${ordinal}`).digest('hex').slice(0, 12);
  });
}

function offsetOf(starts: readonly number[], { line, column }: Position): number {
  return (starts[line - 1] ?? 0) + column - 1;
}
