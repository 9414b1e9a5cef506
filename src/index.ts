import process from 'node:process';
import { type Deprecation, deprecations } from './contract/deprecations.ts';
import { UsageError } from './contract/usage-error.ts';
import { type FileSystem, runOver } from './runner/listing/file-system.ts';
import type { Edit, RunResult } from './runner/result/run-result.ts';
import { type RunOptions as AllOptions, run as runWith } from './runner/run.ts';
import { applyEdits, type TextEdit } from './source/text-edit.ts';

export { transforms } from '../transforms/index.ts';
export type { ApiVersion, Deprecation, Operation } from './contract/deprecations.ts';
export type { Gap } from './contract/gaps.ts';
export type { AddedQuery, ConditionKind, Difference, OperationFacts, ProfileName, Server } from './contract/profile.ts';
export type { Signs } from './contract/signs.ts';
export type { Transform } from './migrate/define-transform.ts';
export type { Note, Outcome } from './migrate/diagnostic.ts';
export type { ApiDescription, DefinedApi, ProfileDescription } from './migrate/own/extend-api.ts';
export type { OperationDescription } from './migrate/own/operation-row.ts';
export type { FileSystem } from './runner/listing/file-system.ts';
export type {
  CallSiteResult,
  Edit,
  FileEdit,
  FileOutcome,
  FileResult,
  Hunk,
  MentionResult,
  Range,
  Reason,
} from './runner/result/run-result.ts';
export {
  defineApi,
  defineVersion,
  type Migration,
  methodChanged,
  type OwnOperation,
  toPage,
  toSearch,
} from './toolkit.ts';
export type { RunResult };
export { UsageError };

/** The deprecated operations of the catalogue, one row each. */
export const contract: readonly Deprecation[] = deprecations;

/** The options of a run; everything but `target` has a default. */
export interface RunOptions extends Partial<AllOptions> {
  readonly target: string;
  /** The files of the code base, if they are not on disk; `cwd` is then ignored. */
  readonly files?: FileSystem;
}

/** The options of a run over texts in memory: nothing is read from disk or written. */
export type TextOptions = Omit<RunOptions, 'cwd' | 'files' | 'write' | 'requireClean' | 'onWrite' | 'onInterruption'>;

/** The result of a run over texts. */
export interface MigratedTexts {
  readonly result: RunResult;
  /** All texts after the migration, by path, including those of created files. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Migrates a code base given as texts by path, such as `src/client.ts`, for tests and playgrounds. Changes nothing on
 * disk. Rejects like `run`, and with a `UsageError` for a path that leads out of the code base.
 */
export async function migrateTexts(
  texts: Readonly<Record<string, string>>,
  options: TextOptions,
): Promise<MigratedTexts> {
  const files: FileSystem = { list: () => Object.keys(texts), read: (path) => texts[path] ?? '' };
  const result = await run({ ...options, files, write: false });
  const changed = result.files.filter(({ edits }) => edits.length > 0);
  const after = changed.map(({ path, edits }) => [path, applyEdits(texts[path] ?? '', edits.map(asTextEdit))]);
  return { result, texts: { ...texts, ...Object.fromEntries(after) } };
}

function asTextEdit({ start, end, after }: Edit): TextEdit {
  return { start, end, text: after };
}

/**
 * Migrates the files under the given paths and returns a result that covers every one of them. Writes only if `write`
 * is set, and prints nothing. Rejects with a `UsageError` for a mistake in the options, and with the reason of `signal`
 * if that is aborted.
 */
export function run({ files, ...options }: RunOptions): Promise<RunResult> {
  const runIn = (cwd: string): Promise<RunResult> => {
    const { paths = [], from = null, profile = 'contract', write = false, ignore = [], baseUrls = [] } = options;
    return runWith({ ...options, cwd, paths, from, profile, write, ignore, baseUrls });
  };
  return files === undefined ? runIn(options.cwd ?? process.cwd()) : runOver(files, options.write === true, runIn);
}
