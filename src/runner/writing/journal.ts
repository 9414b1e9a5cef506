import { createHash, randomBytes } from 'node:crypto';
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import {
  errorCode,
  isRealFolder,
  kindAt,
  makeFolder,
  placeFile,
  readTextIfAny,
  readWhole,
  removeEmptyFolder,
  removeFile,
} from '../files.ts';
import { slashed } from '../listing/find-root.ts';
import { isOwn, type JournalPlace, journalPlaces, placeFor } from './journal-place.ts';
import type { Change } from './write-file.ts';

/** The record of one file that a run writes. */
export interface JournalEntry {
  /** Absolute. */
  readonly path: string;
  /** The path of its new text while that is being written. */
  readonly temporary: string;
  /** The bytes before the run; null if the file did not exist. */
  readonly before: Buffer | null;
  /** A digest of the bytes that the run writes. */
  readonly after: string;
}

/** The record of the last run that wrote: enough to tell how far it came, and to undo it. */
export interface Journal {
  readonly place: JournalPlace;
  readonly id: string;
  readonly isDone: boolean;
  readonly entries: readonly JournalEntry[];
}

/** The form on disk: the bytes of all files are in one separate file, one after the other. */
interface Kept {
  readonly version: 1;
  readonly id: string;
  readonly startedAt: string;
  readonly isDone: boolean;
  readonly files: readonly {
    readonly path: string;
    readonly before: { readonly length: number; readonly digest: string } | null;
    readonly after: string;
  }[];
}

/** The current state of a file that a journal lists. */
export type EntryState = 'old' | 'new' | 'edited';

/** Compares a file with its journal entry. */
export function stateOf({ path, before, after }: JournalEntry): EntryState {
  const bytes = kindAt(path) === 'file' ? readWhole(path) : null;
  if (bytes === null) return before === null && kindAt(path) === null ? 'old' : 'edited';
  if (digestOf(bytes) === after) return 'new';
  return before?.equals(bytes) ? 'old' : 'edited';
}

/**
 * Saves the journal of a run before it writes anything. What an interrupted run before it had changed is included, so
 * that both are undone together.
 */
export function openJournal(cwd: string, changes: readonly Change[]): Journal {
  const unfinished = readJournal(cwd);
  const earlier = unfinished && !unfinished.isDone ? unfinished.entries.filter((one) => stateOf(one) === 'new') : [];
  const known = new Map(earlier.map((entry) => [entry.path, entry]));
  const id = randomBytes(6).toString('hex');
  const place = placeFor(cwd, [...changes.map(({ realPath }) => realPath), ...known.keys()]);
  for (const { realPath, before, after } of changes) {
    const old = known.get(realPath)?.before;
    const bytes = old !== undefined ? old : before === null ? null : Buffer.from(before);
    known.set(realPath, { path: realPath, temporary: '', before: bytes, after: digestOf(Buffer.from(after)) });
  }
  const entries = [...known.values()].map((entry, index) => ({
    ...entry,
    temporary: temporaryOf(entry.path, id, index),
  }));
  const journal: Journal = { place, id, isDone: false, entries };
  // The new journal does not list them, so they are removed before it is saved.
  if (unfinished) dropTemporaries(unfinished);
  try {
    makeFolder(place.folder);
    const bytes = Buffer.concat(entries.flatMap(({ before }) => before ?? []));
    placeFile(bytesOf(journal), bytes, `${bytesOf(journal)}.tmp`);
    keep(journal);
  } catch (error) {
    throw new UsageError(
      `nothing was written: the data for \`undo\` cannot be stored in \`${place.folder}\` (${errorCode(error)})`,
    );
  }
  if (unfinished) dropLeftOvers(unfinished, journal);
  return journal;
}

/** Records that everything is written or, if `isDone` is false, that it is being undone. */
export function markJournal(journal: Journal, isDone: boolean): Journal {
  const marked = { ...journal, isDone };
  keep(marked);
  return marked;
}

/** Forgets a run, which can then no longer be undone. */
export function dropJournal(journal: Journal): void {
  dropTemporaries(journal);
  removeFile(fileOf(journal.place));
  removeFile(bytesOf(journal));
  removeEmptyFolder(journal.place.folder);
}

/** The journal of the last run that wrote below a working directory, if it is still kept. */
export function readJournal(cwd: string): Journal | undefined {
  const found = journalPlaces(cwd).flatMap((place) => {
    const kept = readKept(place);
    return kept === undefined ? [] : [{ place, kept }];
  });
  const [last] = found.sort((a, b) => (a.kept.startedAt < b.kept.startedAt ? 1 : -1));
  return last && opened(last.place, last.kept);
}

/** Removes the temporary files of a run that was stopped. */
export function dropTemporaries({ entries }: Journal): void {
  for (const { temporary } of entries) removeFile(temporary);
}

function dropLeftOvers(old: Journal, now: Journal): void {
  if (old.id !== now.id) removeFile(bytesOf(old));
  if (old.place.folder !== now.place.folder) removeFile(fileOf(old.place));
}

function fileOf({ folder }: JournalPlace): string {
  return join(folder, 'journal.json');
}

function bytesOf({ place, id }: Pick<Journal, 'place' | 'id'>): string {
  return join(place.folder, `before-${id}`);
}

function temporaryOf(path: string, id: string, index: number): string {
  return join(dirname(path), `.catalogue-codemod-${id}-${index}.tmp`);
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function keep({ place, id, isDone, entries }: Journal): void {
  const files = entries.map(({ path, before, after }) => ({
    path: slashed(relative(place.root, path)),
    before: before === null ? null : { length: before.length, digest: digestOf(before) },
    after,
  }));
  const kept: Kept = { version: 1, id, startedAt: new Date().toISOString(), isDone, files };
  const path = fileOf(place);
  removeFile(`${path}.tmp`);
  placeFile(path, Buffer.from(`${JSON.stringify(kept, null, 1)}\n`), `${path}.tmp`);
}

function readKept(place: JournalPlace): Kept | undefined {
  if (kindAt(place.folder) !== 'folder' || kindAt(fileOf(place)) !== 'file') return undefined;
  try {
    const kept: Kept = JSON.parse(readTextIfAny(fileOf(place)) ?? '');
    return kept.version === 1 && /^[\da-f]{12}$/.test(kept.id) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Anyone may have written a journal that came with the code base: its paths outside of that are ignored. */
function opened(place: JournalPlace, { id, isDone, files }: Kept): Journal | undefined {
  const bytes = kindAt(bytesOf({ place, id })) === 'file' ? readWhole(bytesOf({ place, id })) : null;
  if (bytes === null) return undefined;
  let at = 0;
  const entries = files.flatMap(({ path: written, before, after }, index) => {
    const path = resolve(place.root, written);
    const own = before && bytes.subarray(at, at + before.length);
    at += before?.length ?? 0;
    if (own && digestOf(own) !== before.digest) return [];
    if (place.isOfCode && !(isOwn(path, place.root) && isReached(path))) return [];
    return [{ path, temporary: temporaryOf(path, id, index), before: own, after }];
  });
  return { place, id, isDone, entries };
}

/** Whether a path contains no links. */
function isReached(path: string): boolean {
  return kindAt(path) !== 'link' && isRealFolder(dirname(path));
}
