import { spawnSync } from 'node:child_process';
import { dirname, join, relative, sep } from 'node:path';
import { kindAt } from './files.ts';
import { slashed } from './listing/find-root.ts';

/** Variables that a git hook sets for its own repository; each would point git to that one instead of the folder's. */
const foreignVariables = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_COMMON_DIR',
  'GIT_OBJECT_DIRECTORY',
];

/**
 * Lists what git sees below a folder: tracked files, and untracked ones that it does not ignore. Paths are relative to
 * the folder, with `/`, in no order; a nested repository is one entry; a tracked file may be deleted. Returns null if
 * git can't tell: no git, no work tree, a bare repository, or one that git refuses as another user's.
 */
export function listWorkTree(folder: string): string[] | null {
  const output = git(folder, ['ls-files', '-z', '-co', '--exclude-standard']);
  if (output === null) return null;
  return [...new Set(output.split('\0').map((path) => path.replace(/\/$/, '')))].filter((path) => path !== '');
}

/** Returns the top folder of the work tree that `folder` belongs to, or null outside any repository. */
export function workTreeTop(folder: string): string | null {
  if (kindAt(join(folder, '.git')) !== null) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : workTreeTop(parent);
}

/** Returns the folder where git keeps its data about a work tree, or null if it can't tell. */
export function gitFolder(top: string): string | null {
  return git(top, ['rev-parse', '--absolute-git-dir'])?.replace(/\n$/, '') ?? null;
}

/** Returns the files that a `.gitattributes` declares `linguist-generated`. Takes absolute paths without links. */
export function linguistGenerated(paths: readonly string[]): ReadonlySet<string> {
  return new Set([...groupByTop(paths)].flatMap(([top, group]) => (top === null ? [] : generatedIn(top, group))));
}

function groupByTop(paths: readonly string[]): Map<string | null, string[]> {
  const tops = new Map<string, string | null>();
  const groups = new Map<string | null, string[]>();
  for (const path of paths) {
    const folder = dirname(path);
    const top = tops.has(folder) ? (tops.get(folder) ?? null) : workTreeTop(folder);
    tops.set(folder, top);
    const group = groups.get(top);
    if (group) group.push(path);
    else groups.set(top, [path]);
  }
  return groups;
}

function generatedIn(top: string, paths: readonly string[]): string[] {
  const input = paths.map((path) => `${path.slice(top.length).split(sep).join('/').replace(/^\//, '')}\0`).join('');
  const fields = git(top, ['check-attr', '-z', '--stdin', 'linguist-generated'], input)?.split('\0') ?? [];
  // git prints path, attribute and value in the order of the request.
  return paths.filter((_, index) => ['set', 'true'].includes(fields[index * 3 + 2] ?? ''));
}

/** Programs that a repository can make git start, and the setting that turns each off. */
const inert: readonly (readonly [name: string, value: string])[] = [
  ['core.fsmonitor', ''],
  ['core.hooksPath', '/dev/null'],
  ['core.pager', 'cat'],
  ['diff.external', ''],
  ['core.alternateRefsCommand', ''],
  ['core.sshCommand', 'false'],
  ['core.gitProxy', ''],
  ['protocol.allow', 'never'],
  ['safe.bareRepository', 'explicit'],
];

/**
 * Returns those of the given absolute paths in a work tree that differ from their committed state; null if git can't
 * tell.
 */
export function changedFiles(top: string, paths: readonly string[]): ReadonlySet<string> | null {
  const filters = namesOfFilters(top);
  if (filters === null) return null;
  // An attribute may name a filter, so each is turned off by name. What it would have made of a file is then unknown.
  const off = filters.flatMap((name) => [setting(`${name}.clean`, ''), setting(`${name}.process`, '')]);
  const changed = new Set<string>();
  for (let start = 0; start < paths.length; start += mostAtOnce) {
    const some = paths.slice(start, start + mostAtOnce).map((path) => slashed(relative(top, path)));
    const shown = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignored=matching'];
    const output = git(top, [...off.flat(), 'status', ...shown, '--ignore-submodules=all', '--', ...some]);
    if (output === null) return null;
    for (const line of output.split('\0')) if (line !== '') changed.add(line.slice(3).replace(/\/$/, ''));
  }
  return new Set(paths.filter((path) => isAmong(changed, slashed(relative(top, path)))));
}

const mostAtOnce = 500;

/** An ignored folder stands for everything in it. */
function isAmong(names: ReadonlySet<string>, path: string): boolean {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (names.has(path.slice(0, end))) return true;
  }
  return false;
}

/** Files of a work tree, by absolute path, and the message of their commit. */
interface Commit {
  readonly changed: readonly string[];
  /** Files that are new. */
  readonly created: readonly string[];
  readonly message: string;
}

/**
 * Commits these files and nothing else, as the user's own `git commit` would: with the repository's hooks, filters and
 * signatures. Returns null, or why git refused.
 */
export function commitFiles(top: string, { changed, created, message }: Commit): string | null {
  const listed = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const commit = ['commit', '--quiet', '--only', `--message=${message}`, ...listed];
  const own = (args: readonly string[], paths: readonly string[]) =>
    start(top, ['--literal-pathspecs', ...args], {
      input: paths.map((path) => `${slashed(relative(top, path))}\0`).join(''),
      env: ownEnvironment(),
    });
  const added = created.length === 0 ? null : own(['add', '--intent-to-add', ...listed], created);
  const done = added === null || added.status === 0 ? own(commit, [...changed, ...created]) : added;
  if (done.status === 0) return null;
  return done.stderr?.toString().replace(/\s+/g, ' ').trim() || 'git cannot be started';
}

function namesOfFilters(top: string): readonly string[] | null {
  const run = spawnGit(top, ['config', '--null', '--name-only', '--get-regexp', '^filter\\.']);
  // 1 means that there are none.
  if (run.status !== 0 && run.status !== 1) return null;
  const names = run.stdout
    .toString()
    .split('\0')
    .filter((name) => name !== '');
  const filters = [...new Set(names.map((name) => name.slice(0, name.lastIndexOf('.'))))];
  return filters.some((name) => name.includes('=')) ? null : filters;
}

function setting(name: string, value: string): readonly [string, string] {
  return ['-c', `${name}=${value}`];
}

function git(folder: string, args: readonly string[], input = ''): string | null {
  const { status, stdout } = spawnGit(folder, args, input);
  return status === 0 ? stdout.toString() : null;
}

/** Runs git so that it starts no program that the repository names, and fetches nothing. */
function spawnGit(folder: string, args: readonly string[], input = '') {
  const settings = inert.flatMap(([name, value]) => setting(name, value));
  return start(folder, ['--no-pager', '--literal-pathspecs', ...settings, ...args], { input, env: environment() });
}

function start(folder: string, args: readonly string[], { input, env }: { input: string; env: NodeJS.ProcessEnv }) {
  return spawnSync('git', args, { cwd: folder, input, env, maxBuffer: Number.POSITIVE_INFINITY, windowsHide: true });
}

/** The environment without the variables that would point git to another repository. */
function ownEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreignVariables.includes(name)));
}

function environment(): NodeJS.ProcessEnv {
  // Without a flush after every record, `check-attr` is twice as fast.
  const quick = { GIT_OPTIONAL_LOCKS: '0', GIT_FLUSH: '0' };
  return {
    ...ownEnvironment(),
    ...quick,
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_TERMINAL_PROMPT: '0',
  };
}
