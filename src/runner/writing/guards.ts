import { homedir } from 'node:os';
import { dirname, parse } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import { follow } from '../files.ts';
import { changedFiles, workTreeTop } from '../git.ts';
import { findRoot } from '../listing/find-root.ts';
import { isWithin } from '../listing/list-folder.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { readJournal, stateOf } from './journal.ts';

/** Refuses to change files that git could not restore: those with uncommitted changes, and untracked ones. */
export function refuseUncommitted(cwd: string, scans: readonly FileScan[]): void {
  const changes = scans.flatMap(({ file, change }) => (change === null ? [] : [{ ...change, path: file.path }]));
  const isOurs = writtenBefore(cwd);
  const tops = new Map(changes.map(({ realPath }) => [realPath, workTreeTop(dirname(realPath))]));
  for (const top of new Set(tops.values())) {
    const group = changes.filter(({ realPath }) => tops.get(realPath) === top);
    const uncommitted =
      top === null
        ? null
        : changedFiles(
            top,
            group.map(({ realPath }) => realPath),
          );
    const found = group.filter(({ realPath }) => uncommitted?.has(realPath) !== false && !isOurs(realPath));
    const [first] = found;
    if (first === undefined) continue;
    const isOne = found.length === 1;
    const files = isOne ? `\`${first.path}\`` : `\`${first.path}\` and ${found.length - 1} more`;
    const cause =
      uncommitted === null
        ? `${isOne ? 'is' : 'are'} not under version control`
        : `${isOne ? 'has' : 'have'} uncommitted changes`;
    throw new UsageError(`nothing was written: ${files} ${cause}: commit or stash first, or add \`--allow-dirty\``);
  }
}

/** Recognizes the files that an interrupted run has written: a run that is started again may change them too. */
function writtenBefore(cwd: string): (path: string) => boolean {
  const journal = readJournal(cwd);
  if (journal === undefined || journal.isDone) return () => false;
  const written = new Set(journal.entries.filter((entry) => stateOf(entry) === 'new').map(({ path }) => path));
  return (path) => written.has(path);
}

/** The first of the paths that holds far more than a code base: everything, or the home folder. */
export function wideFolder(cwd: string, paths: readonly string[]): string | undefined {
  const home = homeFolder();
  for (const path of paths.length === 0 ? ['.'] : paths) {
    const { realPath, kind } = findRoot(cwd, path);
    if (kind !== 'folder') continue;
    if (realPath === parse(realPath).root) return `the whole disk (\`${realPath}\`)`;
    if (home !== undefined && isWithin(home, realPath)) return `the home folder (\`${realPath}\`)`;
  }
  return undefined;
}

function homeFolder(): string | undefined {
  try {
    return follow(homedir()).realPath;
  } catch {
    return undefined;
  }
}
