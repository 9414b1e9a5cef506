import process from 'node:process';
import { type Deprecation, deprecations } from './contract/deprecations.ts';
import type { RunResult } from './runner/result/run-result.ts';
import { type RunOptions as AllOptions, run as runWith } from './runner/run.ts';

export { transforms } from '../transforms/index.ts';
export type { ApiVersion, Deprecation, Operation } from './contract/deprecations.ts';
export type { Gap } from './contract/gaps.ts';
export type { AddedQuery, ConditionKind, Difference, OperationFacts, ProfileName, Server } from './contract/profile.ts';
export type { Signs } from './contract/signs.ts';
export { UsageError } from './contract/usage-error.ts';
export type { Transform } from './migrate/define-transform.ts';
export type { Note, Outcome } from './migrate/diagnostic.ts';
export type { ApiDescription, DefinedApi, ProfileDescription } from './migrate/own/extend-api.ts';
export type { OperationDescription } from './migrate/own/operation-row.ts';
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

/** The deprecated operations of the catalogue: a row for each. */
export const contract: readonly Deprecation[] = deprecations;

/** What a run is asked to do; everything but the target has a default. */
export interface RunOptions extends Partial<AllOptions> {
  readonly target: string;
}

/**
 * Migrates the files under the given paths and gives an account of every one of them. Writes only if `write` is set, and
 * prints nothing. Rejects with a `UsageError` for a mistake in the options, and with the reason of `signal` if that aborts it.
 */
export function run(options: RunOptions): Promise<RunResult> {
  const { cwd = process.cwd(), paths = [], from = null, profile = 'contract', ...rest } = options;
  const { write = false, ignore = [], baseUrls = [] } = rest;
  return runWith({ ...rest, cwd, paths, from, profile, write, ignore, baseUrls });
}
