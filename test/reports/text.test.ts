import { describe, expect, test } from 'vitest';
import type { Paint } from '../../src/reports/terminal/paint.ts';
import { countsReport } from '../../src/reports/terminal/text.ts';
import { callSite, changedFile, file, mention, resultOf } from './run-results.ts';
import { textReport } from './text-report.ts';

const diff = `diff --git a/src/genres.ts b/src/genres.ts
--- a/src/genres.ts
+++ b/src/genres.ts
@@ -1 +1 @@
-fetch('/api/v1/genres');
+fetch('/v2/genres');
`;

const query = { code: 'query-parameters', message: 'the query `page` stays in the address' };
const body = { code: 'body', message: 'the body is new' };
const dynamic = {
  code: 'method-unknown',
  message: 'the method is chosen at run time',
  suggestion: 'await list({\n  a: 1,\n});',
};

const parts = {
  callSites: [
    callSite('GET /api/v1/genres', 'migrated', 'src/genres.ts:1:1'),
    ...Array.from({ length: 9 }, (_, index) =>
      callSite('GET /api/v1/books', 'migrated', `src/books.ts:${index + 1}:7`),
    ),
    callSite('GET /api/v1/books', 'manual', 'src/request.js:103:16', dynamic),
    callSite('GET /api/v1/series/{seriesId}/books', 'review', 'src/series.ts:2:5', query, body),
    callSite('PUT /api/v1/libraries/{libraryId}', 'migrated', 'src/libraries.ts:8:10'),
    callSite('GET /api/v1/tags', 'ignored', 'src/tags.ts:3:3'),
  ],
  mentions: [mention('GET /api/v1/books', 'src/docs.ts:4:14', '`see\n--- a/api/v1/books`')],
  files: [
    changedFile('src/genres.ts', diff),
    file('src/a.ts', 'unchanged'),
    file('src/b.ts', 'failed', '12:3 unexpected token'),
    file('src/secret.ts', 'failed', 'permission denied'),
    ...['x', 'y'].map((name) => file(`${name}.gen.ts`, 'excluded', 'generated')),
    file('node_modules/z.ts', 'excluded', 'node_modules'),
  ],
};

describe('textReport', () => {
  test('of a dry run with everything in it', async () => {
    await expect(textReport(resultOf(parts), 'migrate')).toMatchFileSnapshot('snapshots/dry-run.txt');
  });

  test('of a check at a target that removed the operations', async () => {
    await expect(textReport(resultOf({ ...parts, target: '2.0.0', from: '1.3.0' }), 'check')).toMatchFileSnapshot(
      'snapshots/check.txt',
    );
  });

  test('says a reason once for all call sites that have it, whatever each is to send', () => {
    const left = (at: string, message: string, suggestion: string) =>
      callSite('GET /api/v1/books', 'manual', at, { code: 'method-unknown', message, suggestion });
    const callSites = [
      left('a.ts:1:1', 'chosen at run time', 'first'),
      left('a.ts:2:1', 'chosen elsewhere', 'second'),
      left('a.ts:3:1', 'chosen at run time', 'third'),
    ];
    const report = textReport(resultOf({ callSites, files: [] }), 'migrate');
    const lines = report.split('\n').map((line) => line.trim());
    const from = lines.indexOf('chosen at run time');
    expect(lines.slice(from, from + 7)).toEqual([
      ...['chosen at run time', 'a.ts:1:1', 'instead: first', 'a.ts:3:1', 'instead: third'],
      ...['chosen elsewhere', 'a.ts:2:1'],
    ]);
  });

  test('of a run that wrote its changes', async () => {
    const [genres] = parts.callSites;
    const result = resultOf({ written: true, callSites: genres ? [genres] : [], files: parts.files.slice(0, 2) });
    await expect(textReport(result, 'migrate')).toMatchFileSnapshot('snapshots/written.txt');
  });

  test('is one line if there is nothing to do', () => {
    const files = [file('a.ts', 'unchanged'), file('b.ts', 'unchanged'), file('c.ts', 'excluded', 'generated')];
    expect(textReport(resultOf({ files }), 'migrate')).toBe(
      'no deprecated call sites in 2 files, 1 excluded (1 generated) for target 1.26.0\n',
    );
    expect(textReport(resultOf({ files: files.slice(0, 1) }), 'check')).toBe(
      'no deprecated call sites in 1 file for target 1.26.0\n',
    );
  });

  test('reports a failed file and a mention even if no call site is found', () => {
    const report = textReport(resultOf({ files: parts.files.slice(1, 3), mentions: parts.mentions }), 'migrate');
    expect(report).toContain('no deprecated call sites in 1 file, 1 failed for target 1.26.0');
    expect(report).toContain('  src/b.ts:12:3  unexpected token\n');
    expect(report).toContain('  src/docs.ts:4:14  `see --- a/api/v1/books`\n');
    expect(report).toContain('exit code 2: 1 file failed');
  });

  test('is the same text with and without colour', () => {
    const seen = new Set<string>();
    const paint: Paint = (style, text) => {
      seen.add(String(style));
      return `«${text}»`;
    };
    const quiet: Paint = (_, text) => text;
    const painted = textReport(resultOf(parts), 'migrate', { paint, isVerbose: true });
    expect(painted.replaceAll(/[«»]/g, '')).toBe(
      textReport(resultOf(parts), 'migrate', { paint: quiet, isVerbose: true }),
    );
    expect([...seen].sort()).toEqual([
      'bold',
      'cyan',
      'dim',
      'gray',
      'green',
      'green,inverse',
      'red',
      'red,inverse',
      'yellow',
    ]);
  });
});

const many = resultOf({
  ...parts,
  callSites: Array.from({ length: 30 }, (_, index) =>
    callSite('GET /api/v1/books', 'review', `packages/catalogue/src/requests/books-${index}.ts:${index}:7`, {
      code: 'query-parameters',
      message: `the query parameters are left as they are: the contract does not show those of ${index % 2 ? '`a`' : '`b`'}`,
    }),
  ),
  reasons: [{ code: 'query-parameters', title: 'query parameters not documented', callSites: 30 }],
});

describe('the layout', () => {
  test.each([60, 80, 200])('keeps to %i columns', (width) => {
    const all = {
      ...many,
      callSites: [...many.callSites, ...parts.callSites],
      mentions: [mention('GET /api/v1/tags', 'src/a.ts:1:1', 'x'.repeat(80))],
    };
    const report = textReport(all, 'check', { width });
    const tooLong = report.split('\n').filter((line) => line.length > width && !/^ +catalogue-codemod /.test(line));
    expect(tooLong).toEqual([]);
    expect(report).toContain('  query parameters not documented (31)\n');
    expect(report).toMatch(/books-0\.ts:0:7,(\s+)packages/);
  });

  test('lists a dozen places of a message, and all with `--verbose`', () => {
    expect(textReport(many, 'check').match(/books-\d+\.ts:/g)).toHaveLength(24);
    expect(textReport(many, 'check')).toContain('and 3 more');
    expect(textReport(many, 'check', { isVerbose: true }).match(/books-\d+\.ts:/g)).toHaveLength(30);
  });

  test.each([
    [['genres', 'tags'], '2 operations'],
    [['tags', 'tags'], '2'],
    [['genres', 'tags', 'tags'], '3'],
  ])('lists the place of %j once, with their number', (lists, shown) => {
    const note = { code: 'one-of-a-type', message: 'the path can be any value of a type' };
    const callSites = lists.map((list) => callSite(`GET /api/v1/${list}`, 'manual', 'src/facet.ts:12:29', note));
    const report = textReport(resultOf({ callSites }), 'migrate');
    expect(report).toContain(`(${lists.length})\n    ${note.message}\n      src/facet.ts:12:29 (${shown})\n`);
  });

  test('the operations are listed with `--verbose` only', () => {
    expect(textReport(resultOf(parts), 'migrate')).not.toContain('deprecated in 1');
    expect(textReport(resultOf(parts), 'migrate', { isVerbose: true })).toContain('deprecated in 1.19.0');
  });

  test('`check` calls nothing migrated that nobody touched', () => {
    expect(textReport(resultOf(parts), 'check')).not.toContain('migrated');
  });

  test('no escape of the source reaches the terminal', () => {
    const evil = '\u001b[2J\u0007\u202e';
    const note = { code: 'x', message: `a ${evil}`, suggestion: `b ${evil}\nc` };
    const report = textReport(
      resultOf({
        callSites: [callSite('GET /api/v1/books', 'manual', `${evil}.ts:1:1`, note)],
        mentions: [mention('GET /api/v1/books', `${evil}:1:1`, evil)],
        files: [file(evil, 'failed', evil)],
        unusedIgnores: [{ file: evil, line: 1, column: 1 }],
      }),
      'migrate',
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });
});

test('what the baseline lists is not reported again, and its stale entries are', () => {
  const known = parts.callSites.map((site) => ({ ...site, isKnown: true }));
  const stale = [{ fingerprint: '0123456789ab', file: 'src/old.ts', operation: 'GET /api/v1/tags' }];
  const report = textReport(
    resultOf({ callSites: known, baseline: { file: 'known.json', known: known.length, stale } }),
    'check',
  );
  expect(report).toContain('  14 listed in known.json\n');
  expect(report).toContain('the baseline lists 1 call site that no longer exist');
  expect(report).toContain('  src/old.ts GET /api/v1/tags\n');
  expect(report).not.toContain('exit code');
});

test('countsReport is the counts and no more', () => {
  expect(countsReport(resultOf(parts), 'migrate')).toBe(`dry run: operations deprecated up to 1.26.0, profile contract

  1.3.0    1 call site   1 migrated
  1.19.0  11 call sites  9 migrated  1 review  1 manual
  1.26.0   2 call sites  1 migrated                      1 ignored

  7 files: 1 to change, 1 unchanged, 2 failed, 3 excluded (2 generated, 1 node_modules)
`);
});

test('a test double is marked in the list, and counted among the call sites', () => {
  const mock = { ...callSite('GET /api/v1/genres', 'manual', 'test/genres.ts:4:3', dynamic), kind: 'mock' as const };
  const report = textReport(
    resultOf({ callSites: [...parts.callSites, mock, { ...mock, outcome: 'migrated' }] }),
    'migrate',
  );
  expect(report).toContain('src/request.js:103:16, test/genres.ts:4:3 (mock)');
  expect(report).toContain('\n  of these, 2 in tests: 1 migrated, 1 manual\n\n');
});
