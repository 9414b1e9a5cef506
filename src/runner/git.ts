import { spawnSync } from 'node:child_process';
import { dirname, join, sep } from 'node:path';
import { kindAt } from './files.ts';

/** Variables that a git hook sets for its own repository; each would send git to that one instead of the folder's. */
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
 * the folder, with `/`, in no order; a nested repository is one entry; a tracked file may be deleted. Gives null where
 * git cannot answer: no git, no work tree, a bare repository, or one that git refuses as another user's.
 */
export function listWorkTree(folder: string): string[] | null {
  const output = git(folder, ['ls-files', '-z', '-co', '--exclude-standard']);
  if (output === null) return null;
  return [...new Set(output.split('\0').map((path) => path.replace(/\/$/, '')))].filter((path) => path !== '');
}

/** Gives the folder at the top of the work tree that `folder` belongs to, or null outside of every repository. */
export function workTreeTop(folder: string): string | null {
  if (kindAt(join(folder, '.git')) !== null) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : workTreeTop(parent);
}

/** Gives those of the files that a `.gitattributes` declares `linguist-generated`. Takes absolute paths without links. */
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
  // git answers in the order asked, with path, attribute and value.
  return paths.filter((_, index) => ['set', 'true'].includes(fields[index * 3 + 2] ?? ''));
}

function git(folder: string, args: readonly string[], input = ''): string | null {
  const result = spawnSync('git', args, {
    cwd: folder,
    input,
    env: environment(),
    maxBuffer: Number.POSITIVE_INFINITY,
    windowsHide: true,
  });
  return result.status === 0 ? result.stdout.toString() : null;
}

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !foreignVariables.includes(name));
  // Without a flush after every record `check-attr` is twice as fast.
  return { ...Object.fromEntries(own), GIT_OPTIONAL_LOCKS: '0', GIT_FLUSH: '0' };
}
