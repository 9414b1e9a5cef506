import { describe, expect, test } from 'vitest';
import { diffReport, patchReport } from '../../src/reports/diff.ts';
import type { Paint } from '../../src/reports/terminal/paint.ts';
import { callSite, changedFile, file, resultOf } from './run-results.ts';

const first = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -1,3 +1,4 @@ function list() {
+++ counter;
+a();
 const a = 1;
 b();
--- comment of some query
`;
const second = `diff --git a/b.ts b/b.ts
--- a/b.ts
+++ b/b.ts
@@ -1 +1 @@
-fetch('/api/v1/tags')
\\ No newline at end of file
+fetch('/v2/tags')
\\ No newline at end of file
`;
const result = resultOf({
  files: [changedFile('a.ts', first), file('u.ts', 'unchanged'), changedFile('b.ts', second)],
});

const tags: Paint = (style, text) => `<${String(style)}>${text}</>`;

const site = { ...callSite('GET /api/v1/tags', 'review', 'b.ts:1:1', { code: 'base', message: 'x' }), hunks: [0] };
const told = resultOf({
  ...result,
  callSites: [site],
  reasons: [{ code: 'base', title: 'base not known', callSites: 1 }],
});

describe('patchReport', () => {
  test('is the diffs of the files, byte for byte, and nothing else', () => {
    expect(patchReport(told)).toBe(first + second);
  });

  test('is empty if no file changes', () => {
    expect(patchReport(resultOf({ files: [file('u.ts', 'unchanged')] }))).toBe('');
  });
});

describe('diffReport', () => {
  test('says why after the header of a hunk, and nowhere else', () => {
    const why = '@@ -1 +1 @@ GET /api/v1/tags · review: base not known';
    expect(diffReport(told, 'migrate')).toBe(first + second.replace('@@ -1 +1 @@', why));
  });

  test.each([
    ['tags genres tags', 'base', 'GET /api/v1/tags, GET /api/v1/genres · review: base not known'],
    ['tags series/release-dates series/alphabetical-groups', 'base', '3 calls · review: base not known'],
    ['tags publishers languages', `base other ${'long-'.repeat(12)}`, '3 calls · review'],
  ])('tells of several calls after the header of their hunk what fits there', (names, codes, why) => {
    const callSites = names.split(' ').map((name, index) => {
      const code = codes.split(' ')[index] ?? codes.split(' ')[0] ?? '';
      return { ...site, operation: `GET /api/v1/${name}`, notes: [{ code, message: 'x' }] };
    });
    expect(diffReport(resultOf({ ...told, callSites }), 'migrate')).toContain(`@@ -1 +1 @@ ${why}\n`);
  });

  test('takes no line of a hunk for the header of the next', () => {
    const diff = '--- a/b.ts\n+++ b/b.ts\n@@ -1 +1,2 @@\n-a\n+a\n+@@ -1 +1 @@\n@@ -9 +10 @@\n-b\n+c\n';
    const two = resultOf({ files: [changedFile('b.ts', diff)], callSites: [{ ...site, hunks: [1] }] });
    expect(
      diffReport(two, 'migrate')
        .split('\n')
        .filter((line) => line.includes('tags')),
    ).toEqual(['@@ -9 +10 @@ GET /api/v1/tags · review: base']);
  });

  test('gives each kind of line its style, marks the words that differ, and says why above a hunk', () => {
    expect(diffReport(told, 'migrate', tags)).toBe(`<bold>diff --git a/a.ts b/a.ts</>
<bold>--- a/a.ts</>
<bold>+++ b/a.ts</>
<cyan>@@ -1,3 +1,4 @@</>
<green>+++ counter;</>
<green>+a();</>
 const a = 1;
 b();
<red>--- comment of some query</>

<bold>diff --git a/b.ts b/b.ts</>
<bold>--- a/b.ts</>
<bold>+++ b/b.ts</>
<dim>GET /api/v1/tags · 1.26.0 · review: base not known</>
<cyan>@@ -1 +1 @@</>
<red>-</><red>fetch('/</><red,inverse>api</><red>/</><red,inverse>v1/</><red>tags')</>
\\ No newline at end of file
<green>+</><green>fetch('/</><green,inverse>v2</><green>/</><green>tags')</>
\\ No newline at end of file
`);
  });

  test('puts each removed line above the most similar added one', () => {
    const before = ["-get('/api/v1/series');", "-get('/api/v1/books');", '-other();'];
    const after = [
      "+post('/api/v1/series/list', {",
      '+  condition,',
      '+});',
      "+post('/api/v1/books/list');",
      '+other(1);',
    ];
    const diff = `--- a/b.ts\n+++ b/b.ts\n@@ -1,3 +1,5 @@\n${[...before, ...after].join('\n')}\n`;
    const painted = diffReport(resultOf({ files: [changedFile('b.ts', diff)] }), 'migrate', (_, text) => text);
    const [series, books, other] = before;
    expect(painted.split('\n').slice(3, -1)).toEqual([series, ...after.slice(0, 3), books, after[3], other, after[4]]);
  });

  test('lets no escape of the source reach a terminal', () => {
    const hostile = '@@ -1 +1 @@\n-a \u001b[2J\u202e\n+b \u001b]8;;http://x\u0007\r\n';
    const painted = diffReport(
      resultOf({ files: [changedFile('\u001b[31m.ts', `--- a/\u001b[31m\n${hostile}`)] }),
      'migrate',
      tags,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(painted).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(painted).toContain('\\x1b[2J');
  });
});
