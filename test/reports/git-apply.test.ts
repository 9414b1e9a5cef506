import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { command } from '../command.ts';
import { tempRepository } from '../runner/temp-folder.ts';
import { callSite, changedFile, file, mention, resultOf } from './run-results.ts';
import { textReport } from './text-report.ts';

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

describe('files outside of the working directory', () => {
  const genres = "export const genres = () => fetch('/api/v1/genres');\n";
  const files = { 'apps/my shop/src/a.ts': genres, 'apps/other/b.ts': genres, 'lib/c "1".ts': genres };
  const look = ['.', '../other', '../../lib', '--target', '1.26.0', '--profile', 'contract'];

  test('their diffs can be applied in the folder that the report names, also by `patch`', async () => {
    const folder = tempRepository(files);
    const { stdout, status } = await command(folder.at('apps/my shop'), [...look, '--patch', folder.at('x.diff')]);
    expect(status).toBe(0);
    expect(stdout.replace(/\s+/g, ' ')).toContain('to apply the diff, run `git apply` or `patch -p1` in `../..`');
    expect(() => folder.git(['apply', '-'], 'apps/my shop', stdout)).toThrow();
    folder.git(['apply', '-'], '.', stdout);
    for (const path of Object.keys(files)) expect(folder.read(path), path).toBe(genres.replace('/api/v1', '/v2'));
    folder.git(['apply', '--reverse', 'x.diff']);
    for (const path of Object.keys(files)) expect(folder.read(path), path).toBe(genres);
    expect(execFileSync('patch', ['-p1', '--dry-run'], { cwd: folder.path, input: stdout }).toString()).toContain(
      'c "1"',
    );
  });

  test('with none, the paths are those in the working directory, and the report says nothing', async () => {
    const folder = tempRepository(files);
    const { stdout } = await command(folder.at('apps/my shop'), ['--target', '1.26.0', '--profile', 'contract']);
    expect(stdout).toContain('--- a/src/a.ts\n');
    expect(stdout).not.toContain('git apply');
    folder.git(['apply', '-'], 'apps/my shop', stdout);
  });
});
