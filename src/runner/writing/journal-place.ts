import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { follow } from '../files.ts';
import { gitFolder, workTreeTop } from '../git.ts';
import { isWithin } from '../listing/list-folder.ts';

/** A folder outside the tracked files that keeps the journal of the last run. */
export interface JournalPlace {
  readonly folder: string;
  /** The folder that the paths of its journal are relative to. */
  readonly root: string;
  /**
   * Whether it came with the code base, so that someone else may have written it: paths outside `root` are then
   * ignored.
   */
  readonly isOfCode: boolean;
}

const name = 'catalogue-codemod';

/** The possible places of a journal for a working directory: in git's own folder, and in the user's state folder. */
export function journalPlaces(cwd: string): readonly JournalPlace[] {
  const { realPath } = follow(cwd);
  const top = workTreeTop(realPath);
  const git = top === null ? null : gitFolder(top);
  const own: JournalPlace = { folder: join(stateFolder(), keyOf(realPath)), root: realPath, isOfCode: false };
  return top === null || git === null ? [own] : [{ folder: join(git, name), root: top, isOfCode: true }, own];
}

/** The place for the journal of a run that writes the given files. */
export function placeFor(cwd: string, paths: readonly string[]): JournalPlace {
  const places = journalPlaces(cwd);
  const fit = places.find(({ root, isOfCode }) => !isOfCode || paths.every((path) => isOwn(path, root)));
  return fit ?? (places[0] as JournalPlace);
}

/** Whether a path belongs to the code base: below its top, and not in `.git`. */
export function isOwn(path: string, root: string): boolean {
  return isWithin(path, root) && !path.split(/[\\/]/).some((part) => part.toLowerCase() === '.git');
}

function stateFolder(): string {
  const { XDG_STATE_HOME: own, LOCALAPPDATA: windows } = process.env;
  const base = own || (process.platform === 'win32' && windows) || join(homedir(), '.local', 'state');
  return resolve(base, name);
}

function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}
