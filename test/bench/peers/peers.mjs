import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const { oldPath } = createRequire(import.meta.url)('./paths.cjs');
const here = fileURLToPath(new URL('.', import.meta.url));
const top = fileURLToPath(new URL('../../..', import.meta.url));

/** Programs for the comparison alone: they are no dependencies, and nothing of the repository is installed with them. */
const installed = ['@ast-grep/cli@0.51.1', '@vscode/ripgrep@1.18.0'];
const cache = join(tmpdir(), 'catalogue-codemod-peers');
const platform = `${process.platform}-${process.arch}`;

/** What a command of this tool is started by. */
export const tool = [process.execPath, join(top, 'dist/catalogue-codemod.cjs')];

/**
 * What is measured, this tool first: a name, the command, and `isMissing` with what cannot be had here. All of them only look and
 * write nothing. What is `isSlow` runs once.
 */
export function contenders() {
  install();
  return [
    { name: 'catalogue-codemod', command: [...tool, '--target', '1.26.0', '--profile', 'komga', '--format', 'json'] },
    program('rg -l', ripgrep(), [
      '-l',
      '--glob',
      '*.{ts,tsx}',
      'api/v1|[\'"`/](v1|tags|books|series|genres|authors)\\b',
      '.',
    ]),
    program('ast-grep scan', astGrep(), ['scan', '--rule', astGrepRule(), '--report-style', 'short', '.']),
    { name: 'parse', command: [process.execPath, join(here, 'parse.mjs')] },
    {
      name: 'jscodeshift',
      isSlow: true,
      command: [
        ...[process.execPath, join(top, 'node_modules/jscodeshift/bin/jscodeshift.js'), '.', '--dry', '--silent'],
        ...['--parser', 'tsx', '--extensions', 'ts,tsx', '-t', join(here, 'replace-paths.cjs')],
      ],
    },
  ];
}

function program(name, path, args) {
  return existsSync(path) ? { name, command: [path, ...args] } : { name, command: [], isMissing: true };
}

/** Once a machine; without a network the peers are missing, and said to be. */
function install() {
  mkdirSync(cache, { recursive: true });
  if (existsSync(ripgrep()) && existsSync(astGrep())) return;
  writeFileSync(join(cache, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...installed];
  spawnSync('npm', args, { cwd: cache, stdio: 'ignore', shell: process.platform === 'win32' });
}

function ripgrep() {
  return join(
    cache,
    'node_modules/@vscode',
    `ripgrep-${platform}`,
    'bin',
    process.platform === 'win32' ? 'rg.exe' : 'rg',
  );
}

function astGrep() {
  const kind = { linux: '-gnu', win32: '-msvc' }[process.platform] ?? '';
  const folder = join(cache, 'node_modules/@ast-grep', `cli-${platform}${kind}`);
  return join(folder, process.platform === 'win32' ? 'ast-grep.exe' : 'ast-grep');
}

/** The same for ast-grep: texts with a deprecated path within the arguments of calls. */
function astGrepRule() {
  const path = join(cache, 'deprecated-path.yml');
  const rules = ['TypeScript', 'Tsx'].map((language) =>
    [
      `id: deprecated-path-${language.toLowerCase()}`,
      `language: ${language}`,
      'rule:',
      '  kind: string_fragment',
      `  regex: '${oldPath}($|[?#])'`,
      '  inside: { kind: arguments, stopBy: end }',
      '',
    ].join('\n'),
  );
  writeFileSync(path, rules.join('---\n'));
  return path;
}
