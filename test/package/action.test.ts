import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isSupported } from '../../src/runner/listing/exclusion.ts';
import { tempRepository } from '../runner/temp-folder.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const genres = "export const genres = () => fetch('/api/v1/genres');\n";

describe.skipIf(process.platform === 'win32')('the GitHub Action', () => {
  test('annotates each call, and leaves a summary, a SARIF file and the exit code', () => {
    const { status, stdout, read, outputs } = action({ 'src/a.ts': genres, 'lib/b.ts': genres }, { PATHS: 'src\n' });
    expect(status).toBe(3);
    expect(stdout).toMatch(/^::error file=src\/a\.ts,line=1,/);
    expect(stdout).not.toContain('lib/b.ts');
    expect(read('summary')).toContain('API migration to 2.0.0');
    expect(outputs['exit-code']).toBe('3');
    expect(JSON.parse(readFileSync(outputs.sarif ?? '', 'utf8'))).toMatchObject({ version: '2.1.0' });
  });

  test('is green if nothing deprecated is called', () => {
    expect(action({ 'src/a.ts': 'export {};\n' }).status).toBe(0);
  });

  test('treats its inputs as text, never as code or as an option', () => {
    const { status, stdout, stderr } = action({ 'src/a.ts': genres }, { PATHS: '$(touch hacked)\n', PROFILE: '; ls' });
    expect(status).toBe(2);
    expect(stderr).toContain('`--profile` must be');
    expect(stdout).toBe('');
    expect(action({ 'src/a.ts': genres }, { PATHS: '--write' }).stderr).toContain('`--write` does not exist');
  });

  test('has the inputs that its script reads', () => {
    const described = readFileSync(join(top, 'action.yml'), 'utf8');
    const script = readFileSync(join(top, '.ci/action'), 'utf8');
    const given = [...described.matchAll(/^ {8}([A-Z]+): \$\{\{ inputs\.([a-z]+) \}\}$/gm)].map(([, name]) => name);
    const used = [...script.matchAll(/\$\{?(TARGET|PROFILE|PATHS|BASELINE)\b/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(given));
    expect(described).not.toMatch(/run:.*\$\{\{/);
  });
});

test('the pre-commit hook starts a command that the package has', () => {
  const hooks = readFileSync(join(top, '.pre-commit-hooks.yaml'), 'utf8');
  const { bin } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const [, command = ''] = /^ {2}entry: (\S+) check$/m.exec(hooks) ?? [];
  expect(Object.keys(bin)).toContain(command);
  const [, files = ''] = /^ {2}files: (.+)$/m.exec(hooks) ?? [];
  for (const extension of ['js', 'mjs', 'cts', 'tsx', 'vue', 'astro', 'htm'])
    expect(isSupported(`src/a.${extension}`) && new RegExp(files).test(`src/a.${extension}`), extension).toBe(true);
  expect(new RegExp(files).test('src/a.css')).toBe(false);
});

/** Runs what the action runs, in a repository of these files. */
function action(files: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>> = {}) {
  const folder = tempRepository({ ...files, '.git/summary': '', '.git/output': '' });
  const { status, stdout, stderr } = spawnSync('bash', [join(top, '.ci/action')], {
    cwd: folder.path,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      GITHUB_ACTION_PATH: top,
      RUNNER_TEMP: folder.at('.git'),
      GITHUB_STEP_SUMMARY: folder.at('.git/summary'),
      GITHUB_OUTPUT: folder.at('.git/output'),
      TARGET: '2.0.0',
      ...inputs,
    },
  });
  const read = (name: 'summary' | 'output') => folder.read(`.git/${name}`);
  const outputs: Readonly<Record<string, string>> = Object.fromEntries(
    read('output')
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
  return { status, stdout, stderr, read, outputs };
}
