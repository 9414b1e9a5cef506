import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cli, command as commandIn } from './command.ts';
import { type TempFolder, tempFolder, tempRepository } from './runner/temp-folder.ts';

const genres = "export const genres = () => fetch('/api/v1/genres').then((response) => response.json());\n";
const komga = genres.replace("'/api", "process.env.KOMGA_URL + '/api");
const author = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
};

/** Runs the built command with a state folder of its own. */
function command(folder: TempFolder, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const own = { PATH: process.env.PATH, XDG_STATE_HOME: folder.at('.state'), ...author, ...env };
  return commandIn(folder.path, args, own);
}

const run = ['--target', '1.26.0'];
const write = [...run, '--write'];

describe('--write is refused, and nothing is written', () => {
  test('if the code names a server and no profile was chosen', async () => {
    const folder = tempRepository({ 'a.ts': komga });
    const { status, stdout, stderr } = await command(folder, write);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^catalogue-codemod: nothing was written: .*`--profile komga` .*`--profile contract` .*\n$/);
    expect(folder.read('a.ts')).toBe(komga);
    expect((await command(folder, [...write, '--profile', 'komga'])).status).not.toBe(2);
    expect(folder.read('a.ts')).not.toBe(komga);
  });

  test.each<[string, (folder: TempFolder) => void, RegExp]>([
    [
      'has changes that are not committed',
      (folder) => folder.write({ 'b.ts': `${genres}// more\n` }),
      /`b\.ts` has uncommitted changes/,
    ],
    ['is not tracked', (folder) => folder.write({ 'new.ts': genres }), /`new\.ts` has uncommitted changes/],
    ['is in no repository', (folder) => folder.git(['branch', '-m', 'x']), /`a\.ts` and 1 more are not under version/],
  ])('where a file that would change %s', async (title, change, message) => {
    const files = { 'a.ts': genres, 'b.ts': genres };
    const folder = title.includes('no repository') ? tempFolder(files) : tempRepository(files);
    if (!title.includes('no repository')) change(folder);
    const { status, stdout, stderr } = await command(folder, write);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(folder.read('a.ts')).toBe(genres);
    expect((await command(folder, [...write, '--allow-dirty'])).status).toBe(0);
    expect(folder.read('a.ts')).not.toBe(genres);
  });

  test('not if only other files have such changes', async () => {
    const folder = tempRepository({ 'a.ts': genres, 'other.ts': '' });
    folder.write({ 'other.ts': 'let other;\n' });
    expect((await command(folder, write)).status).toBe(0);
  });
});

describe('a run without a file to search ends with 2', () => {
  test.each<[string, Record<string, string>]>([
    ['only generated ones', { 'a.ts': `// @generated\n${genres}` }],
    ['only declarations', { 'a.d.ts': genres }],
    ['only ignored ones', { 'out/a.ts': genres, '.gitignore': 'out\n' }],
  ])('%s', async (_, files) => {
    const folder = tempRepository(files);
    for (const args of [run, ['check', ...run], [...run, '--format', 'json']]) {
      const { status, stdout } = await command(folder, args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    }
    expect((await command(folder, ['check', ...run, '--exit-zero'])).status).toBe(2);
  });

  test('only those of another repository', async () => {
    const folder = tempRepository({ 'sub/x.txt': '' });
    folder.write({ 'inner/a.ts': genres });
    folder.git(['init', '--quiet'], 'inner');
    expect(await command(folder, ['check', ...run])).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('far too much', () => {
  test('is not searched unasked', async () => {
    const folder = tempRepository({ 'a.ts': genres, 'deep/b.ts': genres });
    const home = { HOME: folder.path };
    expect(await command(folder, run, home)).toMatchObject({ status: 2, stdout: '' });
    expect((await command(folder, run, home)).stderr).toMatch(/this would search the home folder .*: name the folders/);
    expect((await command(folder, [...run, '/'], home)).stderr).toMatch(/the whole disk \(`\/`\)/);
    expect((await command(folder, [...run, 'deep'], home)).status).toBe(0);
    expect(realpathSync(folder.path)).toBe(folder.path);
  });
});

describe('flags', () => {
  test('--dry-run is what happens anyway', async () => {
    const folder = tempRepository({ 'a.ts': genres });
    expect(await command(folder, [...run, '--dry-run'])).toEqual(await command(folder, run));
    expect(folder.read('a.ts')).toBe(genres);
  });

  test.each([
    [[...write, '--dry-run'], '`--dry-run` and `--write` cannot be combined'],
    [[...run, '--allow-dirty'], '`--allow-dirty` needs `--write`'],
    [[...run, '--commit-per-version'], '`--commit-per-version` needs `--write`'],
    [
      [...write, '--commit-per-version', '--allow-dirty'],
      '`--commit-per-version` and `--allow-dirty` cannot be combined: whole files are committed',
    ],
  ])('%j', async (args, message) => {
    const folder = tempRepository({ 'a.ts': genres });
    expect(await command(folder, args)).toEqual({ status: 2, stdout: '', stderr: `catalogue-codemod: ${message}\n` });
  });

  test('--exit-zero', async () => {
    const folder = tempRepository({ 'a.ts': genres });
    expect((await command(folder, ['check', ...run])).status).toBe(1);
    const { status, stdout } = await command(folder, ['check', ...run, '--exit-zero']);
    expect([status, stdout.includes('exit code')]).toEqual([0, false]);
    expect((await command(folder, ['check', '--target', '2.0.0', '--exit-zero'])).status).toBe(0);
  });
});

describe('the next command', () => {
  test('has everything that was given, quoted, and does what it says', async () => {
    const folder = tempRepository({ "it's here/a.ts": genres, 'b.ts': genres });
    const given = ["it's here", '--base-url', 'https://a.example/x?y', '--ignore', '**/*.test.ts', '--ignore', 'z'];
    const { stdout } = await command(folder, ['check', ...given, '--target', '1.26', '--profile', 'contract']);
    const line = /to change 1 file:\n\s*(.*)\n/.exec(stdout)?.[1] ?? '';
    expect(line).toBe(
      "catalogue-codemod 'it'\\''s here' --target 1.26.0 --profile contract --base-url 'https://a.example/x?y' --ignore '**/*.test.ts' --ignore z --write",
    );
    const shell = line.replace('catalogue-codemod', `'${process.execPath}' '${cli}'`);
    const env = { PATH: process.env.PATH, XDG_STATE_HOME: folder.at('.state') };
    expect(spawnSync('sh', ['-c', shell], { cwd: folder.path, env }).status).toBe(0);
    expect([folder.read("it's here/a.ts") === genres, folder.read('b.ts')]).toEqual([false, genres]);
  });
});

describe('source text', () => {
  const hostile =
    "export const x = () => fetch('/api/v1/genres', { headers: { 'x': '\u001b[2J\u001b]0;title\u0007\u202e\u009b1m' } });\n";

  test('does not act on a terminal', async () => {
    const folder = tempRepository({ 'a.ts': hostile });
    const { stdout } = await command(folder, run, { FORCE_COLOR: '1' });
    expect(stdout).toContain('\\x1b[2J\\x1b]0;title\\x07\\u202e\\x9b1m');
    // Apart from our own colors.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(stdout.replaceAll(/\u001b\[\d+m/g, '')).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  test('is unchanged if it is piped, for `git apply`', async () => {
    const folder = tempRepository({ 'a.ts': hostile });
    folder.git(['apply', '-'], '.', (await command(folder, run)).stdout);
    expect(folder.read('a.ts')).toBe(hostile.replace('/api/v1/genres', '/v2/genres'));
  });

  test('does not act in a message', async () => {
    const folder = tempRepository({ 'a.ts': genres });
    expect((await command(folder, [...run, 'no\u001b[2Jthing'])).stderr).toBe(
      'catalogue-codemod: `no\\x1b[2Jthing` does not exist\n',
    );
  });
});

describe('undo', () => {
  test.each([true, false])('restores every byte, under git: %s', async (isTracked) => {
    const files = { 'a.ts': `\uFEFF${genres}`.replaceAll('\n', '\r\n'), 'sub/b.ts': genres };
    const folder = isTracked ? tempRepository(files) : tempFolder(files);
    folder.chmod('sub/b.ts', 0o755);
    if (isTracked) folder.git(['commit', '--all', '--quiet', '--message', 'mode']);
    expect((await command(folder, [...write, '--allow-dirty'])).status).toBe(0);
    expect(folder.read('a.ts')).not.toBe(files['a.ts']);
    expect(existsSync(folder.at('.state'))).toBe(!isTracked);
    if (isTracked) expect(folder.git(['status', '--porcelain'])).toBe(' M a.ts\n M sub/b.ts\n');
    expect(await command(folder, ['undo'])).toEqual({ status: 0, stdout: '2 files restored\n', stderr: '' });
    expect([folder.read('a.ts'), folder.read('sub/b.ts')]).toEqual([files['a.ts'], files['sub/b.ts']]);
    if (isTracked) expect(folder.git(['status', '--porcelain'])).toBe('');
    expect((await command(folder, ['undo'])).stderr).toMatch(/nothing to undo/);
  });

  test('leaves what was edited since, and takes a created module away', async () => {
    const list =
      "import axios from 'axios';\nexport const s = (params: object) => axios.get('/api/v1/series', { params });\n";
    const folder = tempRepository({ 'package.json': '{}', 'src/a.ts': list, 'src/b.ts': genres });
    expect((await command(folder, [...write, '--profile', 'komga'])).status).toBe(0);
    expect(readdirSync(folder.at('src'))).toEqual(['a.ts', 'b.ts', 'catalogue-search.ts']);
    folder.write({ 'src/b.ts': 'mine\n' });
    const { status, stdout } = await command(folder, ['undo']);
    expect({ status, stdout }).toEqual({
      status: 2,
      stdout: '2 files restored; 1 file not restored:\n  src/b.ts  has been edited since; restore it by hand\n',
    });
    expect(readdirSync(folder.at('src'))).toEqual(['a.ts', 'b.ts']);
    expect([folder.read('src/a.ts'), folder.read('src/b.ts')]).toEqual([list, 'mine\n']);
    folder.git(['checkout', '--', '.']);
    expect((await command(folder, ['-t', '1.26.0'])).stderr).not.toMatch(/interrupted/);
  });

  test('touches nothing outside of the repository that a journal came with', async () => {
    const folder = tempRepository({ 'a.ts': genres });
    const outside = tempFolder({ 'b.ts': 'const b = 1;\n' });
    expect((await command(folder, write)).status).toBe(0);
    outside.write({ 'b.ts': folder.read('a.ts') });
    const far = `../${outside.path.split('/').at(-1)}/b.ts`;
    for (const path of [far, outside.at('b.ts'), '.git/b.ts']) {
      const kept = folder.read('.git/catalogue-codemod/journal.json');
      folder.write({ '.git/b.ts': folder.read('a.ts') });
      folder.write({ '.git/catalogue-codemod/journal.json': kept.replace('"a.ts"', JSON.stringify(path)) });
      expect((await command(folder, ['undo'])).stdout).toBe('0 files restored\n');
      expect(outside.read('b.ts')).toBe(folder.read('a.ts'));
      expect(folder.read('.git/b.ts')).toBe(folder.read('a.ts'));
      expect((await command(folder, ['undo'])).status).toBe(2);
      folder.git(['checkout', '--', '.']);
      expect((await command(folder, write)).status).toBe(0);
    }
  });
});

describe('--commit-per-version', () => {
  test('makes one commit for each version, of its own changes', async () => {
    const books = "export const books = () => fetch('/api/v1/books');\n";
    const folder = tempRepository({ 'a.ts': genres + books, 'b.ts': genres, 'staged.txt': '', 'other.txt': '' });
    folder.write({ 'staged.txt': 'mine', 'other.txt': 'mine' });
    folder.git(['add', 'staged.txt']);
    const { status, stdout } = await command(folder, [...write, '--commit-per-version']);
    expect(status).toBe(0);
    expect(stdout).toContain('\nwritten\n  a.ts\n  b.ts\n');
    expect(stdout).toContain('review the new commits');
    expect(stdout).not.toContain('undo');
    expect(folder.git(['log', '--reverse', '--format=%s', '--name-only']).replaceAll(/\n+/g, '\n')).toMatch(
      /Move to version 1\.19\.0 of the catalogue API\na\.ts\nMove to version 1\.26\.0 of the catalogue API\na\.ts\nb\.ts\n$/,
    );
    expect(folder.git(['log', '-1', '--format=%b'])).toBe('- GET /api/v1/genres → GET /v2/genres (2 calls)\n\n');
    expect(folder.git(['status', '--porcelain'])).toBe(' M other.txt\nM  staged.txt\n');
    const once = tempRepository({ 'a.ts': genres + books, 'b.ts': genres });
    await command(once, write);
    expect(folder.read('a.ts')).toBe(once.read('a.ts'));
  });

  test('names the API of its user', async () => {
    const [weather = ''] = readFileSync('docs/api.md', 'utf8').match(/^\/\/ weather\.mjs\n[\s\S]*?(?=^```)/m) ?? [];
    const folder = tempRepository({
      'src/a.ts': "export const stations = () => fetch('/api/v5/stations');\n",
      'weather.mjs': weather,
    });
    folder.link('node_modules/catalogue-codemod', process.cwd());
    const own = ['src', '--transforms', 'weather.mjs'];
    expect((await command(folder, own)).stderr).toContain('for example `--target 6.0.0`');
    expect((await command(folder, [...own, '-t', '6', '--write', '--commit-per-version'])).status).toBe(0);
    expect(folder.git(['log', '-1', '--format=%s'])).toBe('Move to version 6.0.0 of the weather API\n');
  });

  test('says that git refused', async () => {
    const folder = tempRepository({ 'a.ts': genres });
    folder.write({ '.git/hooks/pre-commit': '#!/bin/sh\necho no such commit >&2\nexit 1\n' });
    folder.chmod('.git/hooks/pre-commit', 0o755);
    const { status, stderr } = await command(folder, [...write, '--commit-per-version']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/are written, but git did not commit them: no such commit/);
    expect((await command(folder, ['undo'])).status).toBe(0);
    expect(folder.read('a.ts')).toBe(genres);
  });
});
