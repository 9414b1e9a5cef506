import type { Diagnostic, Mention, Position, SiteAccount } from '../../migrate/diagnostic.ts';

/** What became of a listed file, exactly one per file; and `created` of one that was not there. */
export type FileOutcome = 'changed' | 'unchanged' | 'failed' | 'excluded' | 'created';

/** A stretch of a text; lines and columns start at 1 and count UTF-16 code units, the end is exclusive. */
export interface Range extends Position {
  readonly endLine: number;
  readonly endColumn: number;
}

/** A stretch of the original text, in UTF-16 code units, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** An edit of a file, and what it is for. */
export interface FileEdit extends Edit {
  readonly range: Range;
  /** The fingerprints of the call sites that need it. */
  readonly callSites: readonly string[];
  /** Whether it lets a function take one more parameter, for the call sites that depend on that. */
  readonly isGrowth: boolean;
}

/** Where a hunk of a diff stands; its lines are in the diff. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
}

/** One listed file, or one that the changes need beside them. */
export interface FileResult {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly outcome: FileOutcome;
  /** Why it failed (`12:3 unexpected token`) or was excluded (`generated`); null otherwise. */
  readonly reason: string | null;
  /** A unified diff that `git apply` accepts; null if nothing changes. */
  readonly diff: string | null;
  /** What makes the new text of the old one, in order. */
  readonly edits: readonly FileEdit[];
  readonly hunks: readonly Hunk[];
}

/** Lines of the original text. */
export interface Excerpt {
  /** The number of the first line. */
  readonly line: number;
  readonly text: string;
}

/** One call site, in its file, as a scan finds it. */
export interface FoundCallSite extends Diagnostic {
  readonly file: string;
  /** 12 hex digits that stay the same while the call and its surroundings in the file do. */
  readonly fingerprint: string;
  readonly excerpt: Excerpt;
}

/** One call site, in its file. Its own place is that in the file as it is on disk when the run has ended. */
export interface CallSiteResult extends SiteAccount {
  readonly file: string;
  /** 12 hex digits that stay the same while the call and its surroundings in the file do. */
  readonly fingerprint: string;
  readonly excerpt: Excerpt;
  /** Where it stands in the original text. */
  readonly before: Range;
  /** Where it stands in the new text; the same if the file does not change. */
  readonly after: Range;
  readonly edits: readonly Edit[];
  /** The hunks of its file that hold its edits, by their index. */
  readonly hunks: readonly number[];
  /** Whether the baseline lists it as known. */
  readonly isKnown: boolean;
}

/** A mention, in its file. */
export interface MentionResult extends Mention {
  readonly file: string;
}

/** A reason code that notes of this run have, and a heading for the call sites that have it. */
export interface Reason {
  readonly code: string;
  readonly title: string;
  readonly callSites: number;
}

/** A place in a file. */
export interface PlaceResult extends Position {
  readonly file: string;
}

/** A call site that a baseline lists. */
export interface BaselineEntry {
  readonly fingerprint: string;
  readonly file: string;
  readonly operation: string;
}

/** What a run was compared with. */
export interface BaselineResult {
  readonly file: string;
  /** How many call sites of this run it lists. */
  readonly known: number;
  /** What it lists and this run did not find. */
  readonly stale: readonly BaselineEntry[];
}

/** Everything a run found and did; each report is a rendering of it. Published as `report.schema.json`. */
export interface RunResult {
  readonly schemaVersion: 2;
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
  /** The reasons that occur in the notes, the most frequent one first. */
  readonly reasons: readonly Reason[];
  readonly baseline: BaselineResult | null;
  readonly callSites: readonly CallSiteResult[];
  readonly mentions: readonly MentionResult[];
  /** Ignore comments that cover no call of an operation that is deprecated at the target. */
  readonly unusedIgnores: readonly PlaceResult[];
  readonly files: readonly FileResult[];
}
