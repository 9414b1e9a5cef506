import { join, relative, resolve } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import { findBuildOutput } from '../codebase/build-output.ts';
import { follow } from '../files.ts';
import { workTreeTop } from '../git.ts';
import { type Exclusion, excluded, exclusionByName, failed, isSupported } from './exclusion.ts';
import { followed, type Root, slashed } from './find-root.ts';
import { isWithin, listFolder } from './list-folder.ts';
import type { FolderEntry } from './walk-folder.ts';

/** A file found under a path that the user gave. */
export interface Found {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  /** Where its bytes are: an absolute path with every symbolic link resolved. */
  readonly realPath: string;
  /** Why it is not searched, or null. */
  readonly exclusion: Exclusion | null;
  readonly isLink: boolean;
}

/** What a folder and its listing say about each entry. */
interface Scope {
  readonly cwd: string;
  readonly root: Root;
  readonly roots: readonly Root[];
  isOutput(path: string): boolean;
}

/**
 * Finds the JavaScript and TypeScript files below a folder, or those that its glob matches. A folder that is not
 * searched counts as one file with the reason. Throws a UsageError for a folder or glob without any such file.
 */
export function findBelow(root: Root, roots: readonly Root[], cwd: string): Found[] {
  const entries = listFolder(root.realPath, follow(cwd).realPath);
  const isOutput = findBuildOutput(
    entries.map(({ path }) => path),
    root.glob?.typed ?? [],
  );
  const wanted = entries.filter((entry) => concerns(entry) && (root.glob?.matches(entry.path) ?? true));
  const found = wanted.flatMap((entry) => foundAt({ cwd, root, roots, isOutput }, entry));
  if (found.length === 0) throw new UsageError(nothingFound(root));
  return found;
}

function nothingFound({ argument, glob, realPath }: Root): string {
  const hint = workTreeTop(realPath) === null ? '' : ' (what git ignores is left out)';
  const what = 'JavaScript or TypeScript file';
  return glob ? `\`${argument}\` matches no ${what}${hint}` : `no ${what}s in \`${argument}\`${hint}`;
}

function concerns({ path, kind }: FolderEntry): boolean {
  return isSupported(path) || kind === 'repository' || kind === 'closed' || kind === 'link';
}

function foundAt(scope: Scope, entry: FolderEntry): Found[] {
  const path = pathFrom(scope, entry.path);
  const realPath = join(scope.root.realPath, entry.path);
  if (entry.kind === 'link') return linkAt(scope, entry.path, { path, realPath, exclusion: null, isLink: true });
  const exclusion = exclusionOfKind(entry.kind) ?? exclusionOfPath(scope, entry.path);
  return [{ path, realPath, exclusion, isLink: false }];
}

/** Takes a path below the root: a folder that the user named is not build output, whatever its name. */
function exclusionOfPath({ root, isOutput }: Scope, path: string): Exclusion | null {
  return exclusionByName(joined(root.path, path)) ?? (isOutput(path) ? excluded('build output') : null);
}

function exclusionOfKind(kind: FolderEntry['kind']): Exclusion | null {
  if (kind === 'repository') return excluded('another git repository');
  if (kind === 'closed' || kind === 'unreadable') return failed('cannot be read');
  return kind === 'other' ? excluded('not a regular file') : null;
}

/**
 * A link that is broken, or leads out of the given paths, is kept as a link; otherwise it is another path to its file.
 */
function linkAt(scope: Scope, path: string, link: Found): Found[] {
  const end = followed(link.realPath);
  const left = (exclusion: Exclusion): Found[] => [{ ...link, exclusion }];
  if ('reason' in end) return isSupported(path) ? left(end) : [];
  if (end.kind === 'folder') return left(excluded('symbolic link to a folder'));
  if (!isSupported(path)) return [];
  if (end.kind !== 'file') return left(excluded('not a regular file'));
  if (!scope.roots.some(({ realPath }) => isWithin(end.realPath, realPath))) {
    return left(excluded('symbolic link out of the given paths'));
  }
  const endPath = slashed(relative(scope.root.realPath, end.realPath));
  const exclusion = exclusionOfPath(scope, path) ?? exclusionOfPath(scope, endPath);
  return [{ ...link, realPath: end.realPath, exclusion }];
}

/** A folder above the working directory contains that too, so `..` and `here/a.ts` may be just `a.ts`. */
function pathFrom({ cwd, root }: Scope, path: string): string {
  if (!root.path.startsWith('..')) return joined(root.path, path);
  return slashed(relative(cwd, resolve(cwd, root.path, path))) || '.';
}

function joined(folder: string, path: string): string {
  return [folder, path].filter((part) => part !== '').join('/') || '.';
}
