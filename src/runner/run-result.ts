import type { Diagnostic, Mention } from '../rewrite/diagnostic.ts';

/** What became of a listed file, exactly one per file; and `created` of one that was not there. */
export type FileOutcome = 'changed' | 'unchanged' | 'failed' | 'excluded' | 'created';

/** One listed file, or one that the changes need beside them. */
export interface FileResult {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly outcome: FileOutcome;
  /** Why it failed (`12:3 unexpected token`) or was excluded (`generated`); null otherwise. */
  readonly reason: string | null;
  /** A unified diff that `git apply` accepts; null where nothing changes. */
  readonly diff: string | null;
}

/** One call site, in its file. */
export interface CallSiteResult extends Diagnostic {
  readonly file: string;
  /** 12 hex digits that stay the same while the call and its surroundings in the file do. */
  readonly fingerprint: string;
}

/** A mention, in its file. */
export interface MentionResult extends Mention {
  readonly file: string;
}

/** Everything a run found and did; each report is a rendering of it. Published as `report.schema.json`. */
export interface RunResult {
  readonly schemaVersion: 1;
  readonly tool: { readonly name: 'catalogue-codemod'; readonly version: string };
  readonly target: string;
  readonly from: string | null;
  readonly profile: string;
  /** Whether the changes are on disk. */
  readonly written: boolean;
  readonly summary: {
    /** listed = changed + unchanged + failed + excluded; scanned = those read and searched; created ones were not listed. */
    readonly files: {
      readonly listed: number;
      readonly scanned: number;
      readonly changed: number;
      readonly unchanged: number;
      readonly failed: number;
      readonly excluded: number;
      readonly created: number;
    };
    /** total = migrated + review + manual + ignored. */
    readonly callSites: {
      readonly total: number;
      readonly migrated: number;
      readonly review: number;
      readonly manual: number;
      readonly ignored: number;
      /** How many of all of these stand in for a request in a test. */
      readonly mocks: number;
    };
    readonly mentions: number;
  };
  readonly callSites: readonly CallSiteResult[];
  readonly mentions: readonly MentionResult[];
  readonly files: readonly FileResult[];
}
