import type { Diagnostic, Mention, Position, SiteAccount } from '../../migrate/diagnostic.ts';
import type { Contradiction, Question } from '../questions/question.ts';

/** The outcome of a listed file, exactly one per file; `created` is for a file that did not exist. */
export type FileOutcome = 'changed' | 'unchanged' | 'failed' | 'excluded' | 'created';

/** A range of a text; lines and columns start at 1, columns count UTF-16 code units, and the end is exclusive. */
export interface Range extends Position {
  readonly endLine: number;
  readonly endColumn: number;
}

/** A range of the original text, in UTF-16 code units, and the text that replaces it. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** An edit of a file, and its purpose. */
export interface FileEdit extends Edit {
  readonly range: Range;
  /** The fingerprints of the call sites that need it. */
  readonly callSites: readonly string[];
  /** Whether it adds a parameter to a function, for the call sites that depend on that. */
  readonly isGrowth: boolean;
}

/** The position of a hunk of a diff; its lines are in the diff. */
export interface Hunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
}

/** One listed file, or a new one that the changes need. */
export interface FileResult {
  /** Relative to the working directory, with `/`. */
  readonly path: string;
  readonly outcome: FileOutcome;
  /** Why it failed (`12:3 unexpected token`) or was excluded (`generated`); null otherwise. */
  readonly reason: string | null;
  /** A unified diff with paths relative to the working directory; null if nothing changes. */
  readonly diff: string | null;
  /** The edits that turn the old text into the new one, in order. */
  readonly edits: readonly FileEdit[];
  readonly hunks: readonly Hunk[];
}

/** Lines of the original text. */
export interface Excerpt {
  /** The number of the first line. */
  readonly line: number;
  readonly text: string;
}

/** One call site and its file, as a scan finds it. */
export interface FoundCallSite extends Diagnostic {
  readonly file: string;
  /** 12 hex digits that stay the same as long as the call and its surroundings in the file do. */
  readonly fingerprint: string;
  readonly excerpt: Excerpt;
}

/** One call site and its file. Its own position is that in the file on disk after the run. */
export interface CallSiteResult extends SiteAccount {
  readonly file: string;
  /** 12 hex digits that stay the same as long as the call and its surroundings in the file do. */
  readonly fingerprint: string;
  readonly excerpt: Excerpt;
  /** Its range in the original text. */
  readonly before: Range;
  /** Its range in the new text; the same if the file does not change. */
  readonly after: Range;
  readonly edits: readonly Edit[];
  /** The hunks of its file that contain its edits, by index. */
  readonly hunks: readonly number[];
  /** Whether the baseline lists it as known. */
  readonly isKnown: boolean;
}

/** A mention and its file. */
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

/** The baseline that a run was compared with. */
export interface BaselineResult {
  readonly file: string;
  /** How many call sites of this run it lists. */
  readonly known: number;
  /** The entries that this run did not find. */
  readonly stale: readonly BaselineEntry[];
}

/** Everything that a run found and did; each report renders it. Published as `report.schema.json`. */
export interface RunResult {
  readonly schemaVersion: 2;
  readonly tool: { readonly name: 'catalogue-codemod'; readonly version: string };
  readonly target: string;
  readonly from: string | null;
  readonly profile: string;
  /** Whether the changes are on disk. */
  readonly written: boolean;
  readonly summary: {
    /** listed = changed + unchanged + failed + excluded; scanned = files read and searched; created files were not listed. */
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
      /** How many of these call sites mock a request in a test. */
      readonly mocks: number;
    };
    readonly mentions: number;
  };
  /** The reasons that occur in the notes, most frequent first. */
  readonly reasons: readonly Reason[];
  readonly baseline: BaselineResult | null;
  /** Questions about facts that the code does not show; the one that changes most calls first. */
  readonly questions: readonly Question[];
  /** Settings that the code contradicts, and that were not used. */
  readonly contradictions: readonly Contradiction[];
  readonly callSites: readonly CallSiteResult[];
  readonly mentions: readonly MentionResult[];
  /** Ignore comments that cover no call of an operation deprecated at the target. */
  readonly unusedIgnores: readonly PlaceResult[];
  readonly files: readonly FileResult[];
  /** The tests that import a changed file, directly or through others: what they mock may be the old requests and responses. */
  readonly tests: readonly string[];
}
