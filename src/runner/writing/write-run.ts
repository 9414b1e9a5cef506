import { setImmediate } from 'node:timers/promises';
import { UsageError } from '../../contract/usage-error.ts';
import { errorCode } from '../files.ts';
import { holdBack, inOrderOfNeed, modulesOf, notWritten, withDoubleNeeds } from '../scan/hold-back.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { refuseUncommitted } from './guards.ts';
import { dropJournal, type Journal, markJournal, openJournal } from './journal.ts';
import { takeBack } from './undo.ts';
import { type Change, moduleChange, moduleHeld, reasonNotToWrite, writeFile } from './write-file.ts';

/** How many files are written so far. */
export interface WriteProgress {
  readonly done: number;
  readonly total: number;
}

interface Writing {
  readonly cwd: string;
  /** Whether the state of every file must be committed. */
  readonly requireClean: boolean;
  readonly onWrite?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Writes the changes of a run. Everything is checked first: a file that can't be written is held back, and so are those
 * that need it. Then everything is written, needed files first, or nothing: if the system refuses one file after all,
 * the others are restored. Whenever it is stopped, each file has its old or its new text, and the journal tells which.
 */
export async function writeRun(scans: readonly FileScan[], writing: Writing): Promise<readonly FileScan[]> {
  const { cwd } = writing;
  const checked = withDoubleNeeds(scans).map((scan) => {
    const reason = scan.change && reasonNotToWrite(scan.change);
    return reason ? notWritten(scan, reason) : scan;
  });
  const kept = holdBack(checked, moduleHeld(cwd));
  const changes = changesOf(cwd, kept);
  if (writing.requireClean) refuseUncommitted(cwd, kept);
  if (changes.length > 0) await writeChanges(cwd, changes, writing.onWrite);
  return kept;
}

function changesOf(cwd: string, scans: readonly FileScan[]): readonly Change[] {
  const modules = modulesOf(scans).map((module) => moduleChange(cwd, module));
  return [...modules, ...inOrderOfNeed(scans).flatMap(({ change }) => change ?? [])];
}

const pauseEvery = 40;

/** Writes changes in the order given. Signals are handled every 40 ms, between two files. */
export async function writeChanges(
  cwd: string,
  changes: readonly Change[],
  onWrite: Writing['onWrite'],
): Promise<void> {
  const journal = openJournal(cwd, changes);
  const temporaries = new Map(journal.entries.map(({ path, temporary }) => [path, temporary]));
  const tell = (done: number): void => onWrite?.({ done, total: changes.length });
  tell(0);
  let pause = performance.now() + pauseEvery;
  for (const [index, change] of changes.entries()) {
    writeOrTakeBack(journal, change, temporaries.get(change.realPath) as string);
    tell(index + 1);
    if (performance.now() < pause) continue;
    await setImmediate();
    pause = performance.now() + pauseEvery;
  }
  markJournal(journal, true);
}

function writeOrTakeBack(journal: Journal, change: Change, temporary: string): void {
  try {
    writeFile(change, temporary);
  } catch (error) {
    const cause = `\`${change.realPath}\` cannot be written (${errorCode(error)})`;
    const left = takeBack(journal);
    if (left.length > 0)
      throw new UsageError(`${cause}; some files are already changed: run \`catalogue-codemod undo\``);
    dropJournal(journal);
    throw new UsageError(`${cause}; no file was changed`);
  }
}
