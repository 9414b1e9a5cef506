import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunResult } from '../src/index.ts';
import { transforms } from '../transforms/index.ts';
import { command } from './command.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const client = join(top, '__testfixtures__/clients/reading-room');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reading-room-'));
  restore();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the bundled client', () => {
  test('has calls of at least 12 operations and one call site of each outcome', async () => {
    const { callSites, files } = await codemod('--target', '1.26.0');
    expect(new Set(callSites.map(({ operation }) => operation)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(callSites.map(({ adapter }) => adapter)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(callSites.map(({ outcome }) => outcome))).toEqual(
      new Set(['migrated', 'review', 'manual', 'ignored']),
    );
    expect(files.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged')).toEqual([]);
  });

  test('is changed once: a second run changes nothing', async () => {
    const before = contents();
    await codemod('--target', '1.26.0', '--write', '--allow-dirty');
    const after = contents();
    expect(after).not.toEqual(before);
    const { summary } = await codemod('--target', '1.26.0', '--write', '--allow-dirty');
    expect(summary).toMatchObject({ files: { changed: 0 }, callSites: { migrated: 0, review: 0 } });
    expect(contents()).toEqual(after);
  });

  test('keeps what a target below 1.19.0 does not concern', async () => {
    const { callSites } = await codemod('--target', '1.18.0', '--write', '--allow-dirty');
    expect(new Set(callSites.map(({ deprecatedIn }) => deprecatedIn))).toEqual(new Set(['1.3.0', '1.15.0']));
    const left = (await codemod('--from', '1.18.0', '--target', '1.26.0')).callSites.map(({ operation }) => operation);
    restore();
    expect(left).toEqual(
      (await codemod('--from', '1.18.0', '--target', '1.26.0')).callSites.map((site) => site.operation),
    );
  });

  test('from 1.3.0 to 1.15.0 is about series lists only', async () => {
    const { callSites, files } = await codemod('--from', '1.3.0', '--target', '1.15.0');
    expect(new Set(callSites.map(({ replacement }) => replacement))).toEqual(
      new Set(['POST /api/v1/series/list', 'POST /api/v1/series/list/alphabetical-groups']),
    );
    const changed = files.filter(({ outcome }) => outcome === 'changed');
    expect(changed.map(({ path }) => path)).toEqual(['src/series.ts']);
  });
});

describe('plain jscodeshift', () => {
  const versions = transforms.map(({ version }) => version);
  const shifted = mkdtempSync(join(tmpdir(), 'shifted-'));
  afterAll(() => rmSync(shifted, { recursive: true }));

  beforeAll(() => {
    for (const name of ['all', ...versions]) cpSync(client, join(shifted, name), { recursive: true });
    const runs = versions.flatMap((version) =>
      ['all', version].map((name) => [transformOf(version), join(shifted, name)]),
    );
    const script = join(top, 'test/shift.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script], { input: JSON.stringify(runs), encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  test('with every transform, oldest first, writes the same bytes as one run of our command', async () => {
    await codemod('--target', '1.26.0', '--write', '--allow-dirty');
    expect(contents()).toEqual(contents(join(shifted, 'all')));
  });

  test.each(
    versions.map((version, index) => [version, versions[index - 1]]),
  )('with %s alone comes to what our command does for that version', async (version = '', before) => {
    await codemod('--target', version, ...(before === undefined ? [] : ['--from', before]), '--write', '--allow-dirty');
    expect(contents()).toEqual(contents(join(shifted, version)));
  });

  test('is started as its documentation shows it', async () => {
    const args = ['-t', transformOf('1.26.0'), '--extensions=ts,tsx,js', '--fail-on-error', folder];
    const options = { cwd: top, encoding: 'utf8', shell: process.platform === 'win32' } as const;
    const { status, stdout, stderr } = spawnSync(join(top, 'node_modules/.bin/jscodeshift'), args, options);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^0 errors$/m);
    expect(contents()).toEqual(contents(join(shifted, '1.26.0')));
  });
});

test('`npm run demo` ends in a review with one call of each outcome that a person meets, and a page to open', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/demo.mjs'], { cwd: top, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^@@ /m);
  for (const heading of [/^ {2}1\.26\.0 .*migrated/m, /^review · /m, /^manual · .*\(1\)$/m, /^next$/m])
    expect(stdout).toMatch(heading);
  const [, page = ''] = /(file:\S+\.html)/.exec(stderr) ?? [];
  expect(readFileSync(new URL(page), 'utf8')).toContain('src/shelf.ts');
  rmSync(dirname(fileURLToPath(page)), { recursive: true });
  expect(stderr.trimEnd().split('\n').slice(-1)).toEqual(['nothing was changed']);
});

function restore(): void {
  rmSync(folder, { recursive: true });
  cpSync(client, folder, { recursive: true });
}

/** Every file of a folder, by its path: the copy, or another one. */
function contents(root = folder): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]));
}

/** Runs the built command in the copy. */
async function codemod(...args: string[]): Promise<RunResult> {
  const { stdout, stderr, status } = await command(folder, [...args, '--profile', 'contract', '--format', 'json']);
  expect([0, 1], stderr).toContain(status);
  return JSON.parse(stdout);
}

function transformOf(version: string): string {
  return join(top, `dist/transforms/${version}.js`);
}
