import { isAbsolute, relative } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import { linguistGenerated } from '../git.ts';
import { type Exclusion, excluded, exclusionByName, isSupported } from './exclusion.ts';
import { type Found, findBelow } from './find-below.ts';
import { findRoot, type Root, slashed } from './find-root.ts';
import { readIgnoreGlobs } from './glob.ts';

/** A file that the run has to report on. */
export type ListedFile = Omit<Found, 'isLink'>;

/** What to list. */
export interface Listing {
  readonly cwd: string;
  /** Files, folders and globs, relative to `cwd`; if empty, `cwd` itself. */
  readonly paths: readonly string[];
  /** Globs of what to leave out, relative to `cwd`. */
  readonly ignore: readonly string[];
}

/**
 * Lists the JavaScript and TypeScript files under the given paths, sorted by path, each file once, with the reason if
 * one is not to be searched. A file that git ignores is listed only if the user named it. Throws a UsageError for a
 * path that does not exist, and for a glob or folder without such files.
 */
export function listFiles({ cwd, paths, ignore }: Listing): readonly ListedFile[] {
  const isIgnored = readIgnoreGlobs(ignore.map((glob) => readIgnore(cwd, glob)));
  const roots = (paths.length === 0 ? ['.'] : paths).map((path) => findRoot(cwd, path));
  const found = roots.flatMap((root) => (root.kind === 'folder' ? findBelow(root, roots, cwd) : [named(root)]));
  const files = eachOnce(found).map((file) =>
    isIgnored(file.path) ? { ...file, exclusion: excluded('--ignore') } : file,
  );
  return withoutGenerated(files).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readIgnore(cwd: string, glob: string): string {
  const text = slashed(isAbsolute(glob) ? relative(cwd, glob) : glob)
    .replace(/^\.\/+/, '')
    .replace(/(?<!\/)\/+$/, '');
  if (text !== '' && text !== '.' && !/^!(?!\()/.test(text)) return text;
  throw new UsageError(`--ignore takes a glob of files to leave out, such as \`**/*.test.ts\`, not \`${glob}\``);
}

/** A file that the user named is always listed; only its own name can exclude it. */
function named({ path, realPath, kind, exclusion }: Root): Found {
  const own = kind === 'file' ? exclusionOfName(path) : excluded('not a regular file');
  return { path, realPath, exclusion: exclusion ?? own, isLink: false };
}

function exclusionOfName(path: string): Exclusion | null {
  return isSupported(path) ? exclusionByName(path) : excluded('not a JavaScript or TypeScript file');
}

/** Of several paths to one file, keeps one that is not excluded, then one that is not a link, then the first. */
function eachOnce(found: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const file of found) {
    const known = best.get(file.realPath);
    if (!known || cost(file) < cost(known)) best.set(file.realPath, file);
  }
  return [...best.values()];
}

function cost({ exclusion, isLink }: Found): number {
  return (exclusion ? 2 : 0) + (isLink ? 1 : 0);
}

function withoutGenerated(files: readonly Found[]): ListedFile[] {
  const generated = linguistGenerated(files.flatMap(({ exclusion, realPath }) => (exclusion ? [] : [realPath])));
  return files.map(({ path, realPath, exclusion }) => ({
    path,
    realPath,
    exclusion: generated.has(realPath) ? excluded('generated') : exclusion,
  }));
}
