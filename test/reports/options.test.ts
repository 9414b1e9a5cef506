// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command as commandIn } from '../command.ts';
import { type TempFolder, tempFolder, tempRepository } from '../runner/temp-folder.ts';

const genres = "export const genres = () => fetch('/api/v1/genres');\n";

function command(folder: TempFolder, ...args: string[]) {
  return commandIn(folder.path, [...args, '--target', '1.26.0']);
}

test('also writes a report for each named file, in the format of its extension', async () => {
  const folder = tempFolder({ 'src/a.ts': genres });
  const names = ['r.html', 'r.md', 'r.sarif', 'r.json', 'r.patch'];
  const reports = names.flatMap((name) => ['--report', name]);
  const { status, stdout } = await command(folder, 'src', ...reports, '--patch', 'changes.txt');
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('dry run') });
  const [html = '', md, sarif = '', json = '', patch] = names.map((name) => folder.read(name));
  expect(html).toMatch(/^<!doctype html>/);
  expect(md).toMatch(/^### API migration to 1\.26\.0/);
  expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
  expect(JSON.parse(json)).toMatchObject({ schemaVersion: 2 });
  expect(patch).toMatch(/^--- a\/src\/a\.ts\n/);
  expect(folder.read('changes.txt')).toBe(patch);
  expect(folder.read('src/a.ts')).toBe(genres);
});

test.each([
  [
    'an ending that stands for nothing',
    ['--report', 'r.txt'],
    /cannot tell the format from `r\.txt`: it must end in \.html, \.md/,
  ],
  ['a folder that is not there', ['--report', 'no/r.html'], /`no\/r\.html` cannot be written \(ENOENT\)/],
  ['a folder', ['--patch', 'src'], /`src` cannot be written \(it is a folder\)/],
  ['a baseline to update without its name', ['--update-baseline'], /`--update-baseline` needs `--baseline FILE`/],
  ['a baseline that is not there', ['--baseline', 'b.json'], /the baseline `b\.json` cannot be read/],
])('refuses %s', async (_, args, message) => {
  const folder = tempFolder({ 'src/a.ts': genres });
  const { status, stderr } = await command(folder, 'src', ...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});

test('with `--write`, a report that cannot be written stops the run before anything is changed', async () => {
  const folder = tempFolder({ 'src/a.ts': genres });
  expect((await command(folder, 'src', '--write', '--allow-dirty', '--report', 'no/r.html')).status).toBe(2);
  expect(folder.read('src/a.ts')).toBe(genres);
});

test('the patch is what `--write` does: Windows lines, spaces, other scripts, no line end, a new file', async () => {
  const sources = {
    'src/a b/ünï"cödé.ts': genres.replaceAll('\n', '\r\n').repeat(12),
    'src/unended.ts': genres.trimEnd(),
    'src/mark.ts': `\uFEFF${genres}// π 🐛\r\n`,
    'src/list.ts':
      'export const list = (query: URLSearchParams) => fetch(`/api/v1/books?${query}`).then((r) => r.text());\n',
  };
  const [patched, written] = [tempRepository(sources), tempFolder(sources)];
  const { stdout } = await command(patched, 'src', '--profile', 'komga', '--patch', 'p.patch');
  await command(written, 'src', '--profile', 'komga', '--write', '--allow-dirty');
  for (const patch of [patched.read('p.patch'), stdout]) {
    patched.git(['apply', '-'], '.', patch);
    for (const path of [...Object.keys(sources), 'src/catalogue-search.ts'])
      expect(patched.read(path), path).toBe(written.read(path));
    patched.git(['apply', '-R', '-'], '.', patch);
  }
  expect(written.read('src/list.ts')).not.toBe(sources['src/list.ts']);
});

test('a check passes once the baseline knows what is left, and fails for what is new', async () => {
  const folder = tempFolder({ 'src/a.ts': genres });
  expect((await command(folder, 'check', 'src')).status).toBe(1);
  expect((await command(folder, 'check', 'src', '--baseline', 'b.json', '--update-baseline')).status).toBe(0);
  folder.write({ 'src/a.ts': `\n\n${genres}` });
  expect((await command(folder, 'check', 'src', '--baseline', 'b.json')).status).toBe(0);
  folder.write({ 'src/b.ts': genres });
  const { status, stdout } = await command(folder, 'check', 'src', '--baseline', 'b.json', '--format', 'github');
  expect(status).toBe(1);
  expect(stdout.trimEnd().split('\n')).toEqual([expect.stringMatching(/^::warning file=src\/b\.ts,line=1,/)]);
});

test('`--allow-manual` passes what no run can change, and no more', async () => {
  const folder = tempFolder({ 'src/a.ts': 'export const x = (rest: string) => fetch(`/api/v1/books${rest}`);\n' });
  expect((await command(folder, 'check', 'src')).status).toBe(1);
  expect((await command(folder, 'check', 'src', '--allow-manual')).status).toBe(0);
  folder.write({ 'src/b.ts': genres });
  expect((await command(folder, 'check', 'src', '--allow-manual')).status).toBe(1);
});

test('an ignore comment that covers nothing is reported, also in a file without any call', async () => {
  const folder = tempFolder({
    'src/a.ts': "fetch('/api/v1/genres'); // catalogue-codemod-ignore\nconst x = 1; // catalogue-codemod-ignore\n",
    'src/b.ts': '// catalogue-codemod-ignore-file\nexport {};\n',
  });
  const { status, stdout } = await command(folder, 'check', 'src');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /unused `catalogue-codemod-ignore`\n.*remove 2 comments\n {4}src\/a\.ts:2:14, src\/b\.ts:1:1\n/,
  );
});

test('an ignore comment for a call that a later version deprecates is not unused', async () => {
  const folder = tempFolder({
    'src/a.ts': "fetch('/api/v1/books'); // catalogue-codemod-ignore: archive\n",
  });
  const { stdout } = await commandIn(folder.path, ['src', '--target', '1.15.0']);
  expect(stdout).not.toMatch(/unused/);
});

test('the place of a call after `--write` is that in the new text', async () => {
  const folder = tempFolder({
    'src/a.ts':
      "export const a = () => fetch('/api/v1/books');\nexport const b = (rest: string) => fetch(`/api/v1/books${rest}`);\n",
  });
  const result = JSON.parse((await command(folder, 'src', '--write', '--allow-dirty', '--format', 'json')).stdout);
  const manual = result.callSites.find(({ outcome }: { outcome: string }) => outcome === 'manual');
  expect(manual.before.line).toBe(2);
  expect(folder.read('src/a.ts').split('\n')[manual.line - 1]).toContain('export const b');
  expect(manual.line).toBeGreaterThan(2);
  expect(join(manual.file)).toBe(join('src/a.ts'));
});
