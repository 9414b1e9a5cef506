export { transforms } from '../transforms/index.ts';
export type { ApiVersion, Deprecation, Operation } from './contract/deprecations.ts';
export type { ProfileName } from './contract/profile.ts';
export { UsageError } from './contract/usage-error.ts';
export type { Transform } from './rewrite/define-transform.ts';
export type { Note, Outcome } from './rewrite/diagnostic.ts';
export { type RunOptions, run } from './runner/run.ts';
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
  RunResult,
} from './runner/run-result.ts';
