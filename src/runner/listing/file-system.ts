import { join, posix, win32 } from 'node:path';
import { UsageError } from '../../contract/usage-error.ts';
import { inFolderOf, readWhole } from '../files.ts';
import type { RunResult } from '../result/run-result.ts';
import { dropJournal, readJournal } from '../writing/journal.ts';

/** The files of a code base that is not on disk. Paths are relative to its top, with `/`. */
export interface FileSystem {
  /** The paths of all files. */
  list(): Iterable<string> | Promise<Iterable<string>>;
  read(path: string): string | Uint8Array | Promise<string | Uint8Array>;
  /** Receives a file that is new or changed. Needed for a run that writes. */
  write?(path: string, text: string): void | Promise<void>;
}

/**
 * Runs over files that are not on disk. They are copied into a temporary folder, so that imports resolve as usual; what
 * was written there is passed back once all of it is written.
 */
export async function runOver(
  files: FileSystem,
  writes: boolean,
  run: (folder: string) => Promise<RunResult>,
): Promise<RunResult> {
  if (writes && files.write === undefined) throw new UsageError('a run that writes needs `files.write`');
  const contents = new Map<string, string | Uint8Array>();
  for (const path of await files.list()) {
    if (!isBelow(path)) throw new UsageError(`\`${path}\` is not a path within the code base`);
    contents.set(path, await files.read(path));
  }
  return inFolderOf(contents, async (folder) => {
    const result = await run(folder);
    if (!result.written) return result;
    const journal = readJournal(folder);
    if (journal !== undefined) dropJournal(journal);
    for (const { path, outcome } of result.files) {
      if (outcome !== 'changed' && outcome !== 'created') continue;
      await files.write?.(path, readWhole(join(folder, path)).toString('utf8'));
    }
    return result;
  });
}

function isBelow(path: string): boolean {
  return path !== '' && !posix.isAbsolute(path) && !win32.isAbsolute(path) && !/(^|[\\/])\.\.?([\\/]|$)/.test(path);
}
