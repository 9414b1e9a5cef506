import { describe, expect, test } from 'vitest';
import { diffReport } from '../../src/reports/diff.ts';
import type { Paint } from '../../src/reports/paint.ts';
import { changedFile, file, resultOf } from './run-results.ts';

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

describe('diffReport', () => {
  test('is the diffs of the files, byte for byte', () => {
    expect(diffReport(result)).toBe(first + second);
  });

  test('is empty where no file changes', () => {
    expect(diffReport(resultOf({ files: [file('u.ts', 'unchanged')] }))).toBe('');
  });

  test('gives each kind of line its style, and takes no line of a hunk for a header', () => {
    expect(diffReport(result, tags)).toBe(`<bold>diff --git a/a.ts b/a.ts</>
<bold>--- a/a.ts</>
<bold>+++ b/a.ts</>
<cyan>@@ -1,3 +1,4 @@</> function list() {
<green>+++ counter;</>
<green>+a();</>
 const a = 1;
 b();
<red>--- comment of some query</>
<bold>diff --git a/b.ts b/b.ts</>
<bold>--- a/b.ts</>
<bold>+++ b/b.ts</>
<cyan>@@ -1 +1 @@</>
<red>-fetch('/api/v1/tags')</>
\\ No newline at end of file
<green>+fetch('/v2/tags')</>
\\ No newline at end of file
`);
  });
});
