import type { RunResult } from './runner/result/run-result.ts';
import { type RunOptions, run as runWith } from './runner/run.ts';

export { transforms } from '../transforms/index.ts';
export type { ApiVersion, Deprecation, Operation } from './contract/deprecations.ts';
export type { ProfileName } from './contract/profile.ts';
export { UsageError } from './contract/usage-error.ts';
export type { Transform } from './migrate/define-transform.ts';
export type { Note, Outcome } from './migrate/diagnostic.ts';
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
export type { RunOptions, RunResult };

/**
 * Migrates the files under the given paths and gives an account of every one of them. Writes only if `write` is set.
 * Rejects with a `UsageError` for a mistake in the options.
 */
export function run(options: RunOptions): Promise<RunResult> {
  return runWith(options);
}
