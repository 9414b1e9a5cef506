import { relative } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import { errorCode, follow, kindAt, removeFile, replaceFile } from '../files.ts';
import { slashed } from '../listing/find-root.ts';
import {
  dropJournal,
  dropTemporaries,
  type Journal,
  type JournalEntry,
  markJournal,
  readJournal,
  stateOf,
} from './journal.ts';

/** The files of the last run after an undo, by path. */
export interface Undone {
  readonly restored: readonly string[];
  /** Those that were not restored, each with the reason. */
  readonly left: readonly { readonly path: string; readonly reason: string }[];
}

/** A file that is not restored. */
interface Left {
  readonly entry: JournalEntry;
  readonly reason: string;
}

/** How far an interrupted run came. */
export interface Interruption {
  readonly changed: number;
  readonly total: number;
}

/** Undoes the last run that wrote below `cwd`, byte for byte; a file that was edited since is left. */
export function undoLastRun(cwd: string): Undone {
  const journal = readJournal(cwd);
  if (journal === undefined)
    throw new UsageError(
      'nothing to undo: no `--write` is recorded for this folder; commits are taken back with `git revert`',
    );
  const restored = journal.entries.filter((entry) => stateOf(entry) === 'new');
  const left = takeBack(markJournal(journal, false));
  if (left.length === 0) dropJournal(journal);
  const { realPath } = follow(cwd);
  const shown = (path: string): string => slashed(relative(realPath, path));
  return {
    restored: restored.filter((entry) => !left.some((one) => one.entry === entry)).map(({ path }) => shown(path)),
    left: left.map(({ entry, reason }) => ({ path: shown(entry.path), reason })),
  };
}

/** Restores the old bytes of every file of a run, last written first. Returns those that are left. */
export function takeBack(journal: Journal): readonly Left[] {
  dropTemporaries(journal);
  return journal.entries.toReversed().flatMap((entry) => {
    const state = stateOf(entry);
    if (state === 'edited') return [{ entry, reason: 'has been edited since; restore it by hand' }];
    try {
      if (state === 'new') restore(entry);
      return [];
    } catch (error) {
      return [{ entry, reason: `cannot be written (${errorCode(error)})` }];
    }
  });
}

function restore({ path, temporary, before }: JournalEntry): void {
  if (before === null) removeFile(path);
  else replaceFile(path, before, temporary);
}

/** How far the last run came, if it was stopped while it wrote. */
export function interruptionOf(cwd: string): Interruption | undefined {
  const journal = readJournal(cwd);
  if (journal === undefined || journal.isDone) return undefined;
  const changed = journal.entries.filter((entry) => stateOf(entry) === 'new').length;
  // Example: all of them were taken back, by an undo or by hand
  const isGone = changed === 0 && journal.entries.every(({ temporary }) => kindAt(temporary) === null);
  return isGone ? undefined : { changed, total: journal.entries.length };
}
