import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import { errorCode, type FileKind, follow, kindAt } from '../files.ts';
import { type Exclusion, excluded, failed } from './exclusion.ts';
import { type Glob, readGlob } from './glob.ts';

/** One path that the user gave, found on disk. */
export interface Root {
  /** As the user wrote it. */
  readonly argument: string;
  /** Relative to the working directory, with `/`; empty for the working directory itself. For a glob, its base. */
  readonly path: string;
  /** The path with every symbolic link resolved; for a broken link, the link itself. */
  readonly realPath: string;
  readonly kind: FileKind;
  /** Set for a broken link. */
  readonly exclusion: Exclusion | null;
  readonly glob: Glob | null;
}

/**
 * Finds a file, folder or glob, given relative to `cwd`. A path that exists is meant literally, even with glob
 * characters in its name. Throws a UsageError for a path that does not exist and a glob whose base does not.
 */
export function findRoot(cwd: string, argument: string): Root {
  if (argument === '') throw new UsageError('a path is empty: give a file, a folder or a glob');
  const whole = resolve(cwd, argument);
  if (kindAt(whole) !== null) return { ...placeOf(cwd, whole), argument, glob: null };
  if (/^!(?!\()/.test(argument)) {
    throw new UsageError(`\`${argument}\` is not a path: leave files out with \`--ignore ${argument.slice(1)}\``);
  }
  const glob = readGlob(slashed(argument));
  if (glob === null) throw new UsageError(`\`${argument}\` does not exist`);
  const place = placeOf(cwd, resolve(cwd, glob.base));
  if (place.kind !== 'folder')
    throw new UsageError(`\`${argument}\` matches no file: there is no folder \`${glob.base}\``);
  return { ...place, argument, glob };
}

/** Writes a path with `/` on every system. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

function placeOf(cwd: string, whole: string): Pick<Root, 'path' | 'realPath' | 'kind' | 'exclusion'> {
  const path = slashed(relative(cwd, whole));
  const end = followed(whole);
  return 'reason' in end ? { path, realPath: whole, kind: 'link', exclusion: end } : { path, ...end, exclusion: null };
}

/** Resolves a symbolic link completely, or tells why that fails. */
export function followed(link: string): ReturnType<typeof follow> | Exclusion {
  try {
    return follow(link);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return excluded('dangling symbolic link');
    return code === 'ELOOP' ? excluded('symbolic link loop') : failed(`cannot be read (${code})`);
  }
}
