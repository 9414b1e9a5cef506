import type { Diagnostic, Outcome } from '../../src/migrate/diagnostic.ts';

/** A call site of `GET /api/v1/books` that spans `length` characters of a text. */
export function diagnosticOf(text: string, start: number, length: number, outcome: Outcome = 'migrated'): Diagnostic {
  const end = positionAt(text, start + length);
  return {
    ...positionAt(text, start),
    endLine: end.line,
    endColumn: end.column,
    operation: 'GET /api/v1/books',
    name: 'List books',
    replacement: 'POST /api/v1/books/list',
    deprecatedIn: '1.19.0',
    removedIn: '2.0.0',
    transform: '1.19.0',
    kind: 'request',
    adapter: 'fetch',
    outcome,
    notes: [],
    edits: [],
    dependsOn: [],
  };
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|[\r\n\u2028\u2029]/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
