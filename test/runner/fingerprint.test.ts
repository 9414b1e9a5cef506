import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/migrate/diagnostic.ts';
import { fingerprints } from '../../src/runner/result/fingerprint.ts';
import { diagnosticOf } from './diagnostic-of.ts';

/** A call site at every `fetch(…)` of a text. */
function callSitesIn(text: string): Diagnostic[] {
  return [...text.matchAll(/fetch\([^)]*\)/g)].map((match) => diagnosticOf(text, match.index, match[0].length));
}

function idsOf(text: string, file = 'a.ts'): string[] {
  return fingerprints(file, text, callSitesIn(text));
}

const call = "fetch('/api/v1/books')";

describe('fingerprints', () => {
  it('are 12 hex digits, one per call site', () => {
    expect(idsOf('no call')).toEqual([]);
    expect(idsOf(`${call}; fetch('/b')`)).toEqual([
      expect.stringMatching(/^[\da-f]{12}$/),
      expect.stringMatching(/^[\da-f]{12}$/),
    ]);
  });

  it('are these, so that a change of the recipe is noticed', () => {
    expect(idsOf(call)).toEqual(['21ce6c011ed5']);
  });

  it.each([
    ['lines above', `\n// more\n\nconst a = ${call};`],
    ['code on the line', `const a = 1; const b = ${call};`],
    ['another layout', "fetch(\n  '/api/v1/books'\n)"],
    ['CRLF', `// one\r\n// two\r\n${call};\r\n`],
    ['line separators of every kind', `// one\r// two\u2028// three\u2029${call}`],
    ['a byte order mark', `\uFEFF${call}`],
  ])('stay the same with %s', (_, text) => {
    expect(idsOf(text)).toEqual(idsOf(call));
  });

  it('tell equal calls of one file apart, in their order', () => {
    const [first, second] = idsOf(`${call};\n${call};`);
    expect(first).toBe(idsOf(call)[0]);
    expect(second).not.toBe(first);
  });

  it('tell files, operations and calls apart', () => {
    const [one] = callSitesIn(call);
    const other = one && fingerprints('a.ts', call, [{ ...one, operation: 'GET /api/v1/series' }]);
    const all = [idsOf(call), idsOf(call, 'b.ts'), idsOf("fetch('/api/v1/series')"), other];
    expect(new Set(all.flat()).size).toBe(4);
  });
});
