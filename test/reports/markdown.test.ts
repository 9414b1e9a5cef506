import { describe, expect, test } from 'vitest';
import { githubReport } from '../../src/reports/github.ts';
import { markdownReport } from '../../src/reports/markdown.ts';
import { callSite, changedFile, file, resultOf } from './run-results.ts';

const note = {
  code: 'method-unknown',
  message: 'the method of `call<x>` is <b>chosen</b> at run time',
  suggestion: 'a(```);\nb();',
};
const oddPath = 'src/a,b:c%.ts';
const result = resultOf({
  callSites: [
    callSite('GET /api/v1/genres', 'migrated', 'src/genres.ts:1:1'),
    { ...callSite('GET /api/v1/books', 'manual', 'x:3:4', note), file: oddPath },
  ],
  files: [
    changedFile('src/genres.ts', '--- a/src/genres.ts\n+++ b/src/genres.ts\n@@ -1 +1 @@\n-a ```\n+b\n'),
    file('x.ts', 'failed', '1:2 no\nno'),
  ],
});

describe('Markdown', () => {
  const report = markdownReport(result, 'migrate');

  test('keeps text of the code base from being markup', () => {
    expect(report).not.toMatch(/<b>|^```diff/m);
    expect(report).toContain('the method of `call<x>` is &lt;b&gt;chosen&lt;/b&gt; at run time');
    expect(report).toContain('````diff\n--- a/src/genres.ts');
    expect(report).toContain('  ````ts\n  a(```);\n  b();\n  ````');
  });

  test('writes a request to send as a sentence', () => {
    const suggestion = 'POST /api/v1/books/list with the body `{ a: <b> }`';
    const callSites = [callSite('GET /api/v1/books', 'manual', 'x:3:4', { ...note, suggestion })];
    expect(markdownReport(resultOf({ callSites }), 'migrate')).toContain(
      '  instead: POST /api/v1/books/list with the body `{ a: <b> }`\n',
    );
  });

  test('lists a place once, with the number of its operations', () => {
    const callSites = ['GET /api/v1/genres', 'GET /api/v1/tags'].map((operation) =>
      callSite(operation, 'manual', 'src/facet.ts:12:29', { code: 'one-of-a-type', message: 'a path of a type' }),
    );
    expect(markdownReport(resultOf({ callSites }), 'migrate')).toContain(
      '- a path of a type: `src/facet.ts:12` (2 operations)\n',
    );
  });

  test('is cut at whole sections, and says so', () => {
    const cut = markdownReport(result, 'migrate', 700);
    expect(cut.length).toBeLessThanOrEqual(700);
    expect(cut).toMatch(/_Cut: \d+ sections? of \d+ did not fit into 700 characters/);
    expect(cut.match(/^ *`{3,}/gm)?.length ?? 0).toBe((cut.match(/^ *`{3,}$/gm)?.length ?? 0) * 2);
    expect(report).not.toContain('_Cut');
  });

  test('has no diff of a check', () => {
    expect(markdownReport(result, 'check')).not.toContain('diff');
    expect(markdownReport(result, 'check')).toContain('| automatic | 1 |');
  });
});

describe('GitHub annotations', () => {
  test('are one line each, with everything escaped', () => {
    expect(githubReport(result, 'check').split('\n')).toEqual([
      '::error file=x.ts,title=file not read::1:2 no%0Ano',
      '::warning file=src/genres.ts,line=1,endLine=1,col=1,endColumn=21,title=GET /api/v1/genres · automatic::deprecated in 1.26.0, replaced by GET /v2/genres',
      '::warning file=src/a%2Cb%3Ac%25.ts,line=3,endLine=3,col=4,endColumn=24,title=GET /api/v1/books · manual%3A method unknown::deprecated in 1.19.0, replaced by POST /api/v1/books/list%0Athe method of `call<x>` is <b>chosen</b> at run time%0Ainstead: a(```);%0Ab();',
      '',
    ]);
  });

  test('are errors if the operation is gone, and leave out what is known or ignored', () => {
    const sites = [
      callSite('GET /api/v1/books', 'manual'),
      { ...callSite('GET /api/v1/books', 'manual'), isKnown: true },
      callSite('GET /api/v1/books', 'ignored'),
    ];
    const report = githubReport(resultOf({ target: '2.0.0', callSites: sites }), 'check');
    expect(report.trimEnd().split('\n')).toHaveLength(1);
    expect(report).toMatch(/^::error /);
  });
});
