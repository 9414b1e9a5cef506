import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { follow } from '../files.ts';
import { gitFolder, workTreeTop } from '../git.ts';
import { isWithin } from '../listing/list-folder.ts';

/** A folder outside of the tracked tree in which the journal of the last run is kept. */
export interface JournalPlace {
  readonly folder: string;
  /** What the paths of its journal are relative to. */
  readonly root: string;
  /** Whether it came with the code base, so that it may have been written by someone else: nothing outside `root` counts. */
  readonly isOfCode: boolean;
}

const name = 'catalogue-codemod';

/** Where a journal for a working directory may be: with git's own files, and in the user's folder for the state of programs. */
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

/** Whether a path is one of the code base itself: below its top, and none of git's. */
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
