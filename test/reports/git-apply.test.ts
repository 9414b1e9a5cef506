import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textReport } from '../../src/reports/terminal/text.ts';
import { callSite, changedFile, file, mention, resultOf } from './run-results.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-apply-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const header = (path: string) => `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n`;
const windows = `${header('src/a.ts')}@@ -1,2 +1,2 @@\n-fetch('/api/v1/genres');\r\n+fetch('/v2/genres');\r\n b();\r\n`;
const unended = `${header('src/b.ts')}@@ -1,2 +1,2 @@
 a();
-fetch('/api/v1/tags')
\\ No newline at end of file
+fetch('/v2/tags')
\\ No newline at end of file
`;

/** Text of the code base that looks like the beginning of another diff. */
const evil = 'x\n--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1 +1 @@\n-b();\n+c();\n';

test('`git apply` accepts the report as it is printed, and passes over the summary', () => {
  writeFileSync(join(folder, 'src/a.ts'), "fetch('/api/v1/genres');\r\nb();\r\n");
  writeFileSync(join(folder, 'src/b.ts'), "a();\nfetch('/api/v1/tags')");
  const report = textReport(
    resultOf({
      callSites: [
        callSite('GET /api/v1/genres', 'migrated', 'src/a.ts:1:1'),
        callSite('GET /api/v1/books', 'manual', '--- a/src/a.ts:1:1', { code: 'x', message: evil, suggestion: evil }),
      ],
      mentions: [mention('GET /api/v1/tags', '+++ b/src/a.ts:1:1', evil)],
      files: [changedFile('src/a.ts', windows), changedFile('src/b.ts', unended), file('@@ -1 +1 @@', 'failed', evil)],
    }),
    'migrate',
  );
  execFileSync('git', ['apply', '-'], { cwd: folder, input: report });
  expect(readFileSync(join(folder, 'src/a.ts'), 'utf8')).toBe("fetch('/v2/genres');\r\nb();\r\n");
  expect(readFileSync(join(folder, 'src/b.ts'), 'utf8')).toBe("a();\nfetch('/v2/tags')");
});
