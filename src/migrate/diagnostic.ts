import type { MissingFact } from '../requests/missing-fact.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evidence } from './service/evidence.ts';

/** The outcome of a call site of a deprecated operation; exactly one per call site. */
export type Outcome = 'migrated' | 'review' | 'manual' | 'ignored';

/** Whether a call site sends a request, or mocks one in a test. */
export type Kind = 'request' | 'mock';

/** A remark for a person about one call site. */
export interface Note {
  /** A stable reason code in kebab-case, such as `query-parameters`. */
  readonly code: string;
  /** The problem, in lower case, code in backticks, no full stop. */
  readonly message: string;
  /** The request, code or command to use instead, if known. */
  readonly suggestion?: string;
}

/** Lines and columns start at 1, count UTF-16 code units, and refer to the input. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Another change that the edits of a call site need. */
export interface Dependency {
  /** A function that gets another parameter, or a module that is written once. */
  readonly kind: 'function' | 'module';
  readonly file: string;
  /** The line of the function. */
  readonly line?: number;
  readonly column?: number;
}

/** The facts reported about one call site of a deprecated operation. */
export interface SiteAccount extends Position {
  readonly endLine: number;
  readonly endColumn: number;
  /** `GET /api/v1/books`, as in the contract's table. */
  readonly operation: string;
  readonly name: string;
  readonly replacement: string;
  readonly deprecatedIn: string;
  readonly removedIn: string;
  /** The API version whose transform covers this operation. */
  readonly transform: string;
  readonly kind: Kind;
  /** The call style, such as `axios`. */
  readonly adapter: string;
  readonly outcome: Outcome;
  readonly notes: readonly Note[];
  readonly dependsOn: readonly Dependency[];
}

/** One call site of a deprecated operation, and its outcome. */
export interface Diagnostic extends SiteAccount {
  /** The edits of its file that it needs: the same objects. */
  readonly edits: readonly TextEdit[];
  /** The missing fact that it was left for, if a person can state it. */
  readonly missing?: MissingFact;
}

/** A call that is not reported: it goes to another service, or nothing shows that it goes to this one. */
export interface Unreported extends Position {
  /** Whether it requests what looks like a deprecated operation, but from another service. */
  readonly isForeign: boolean;
  /** The fact that would decide it. */
  readonly missing?: MissingFact;
}

/** A string that ends with a deprecated path and belongs to no call site. */
export interface Mention extends Position {
  /** The text as written, shortened to 80 characters. */
  readonly text: string;
  readonly operation: string;
}

/** Why a file could not be read as JavaScript or TypeScript. */
export interface ParseFailure extends Position {
  readonly reason: string;
}

/** The position of a literal in a file of the code base. */
export interface TextPlace extends Position {
  readonly file: string;
}

/** Where a function sends what a call passes to it. */
export interface Sender extends TextPlace {
  readonly by: TextPlace;
}

/** The new text of a file that changed calls import; `before` is null for a new file. */
export interface WrittenModule {
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

/** The names that a file needs from such a module, and the module with all names that files need. */
export interface NeededModule extends Pick<WrittenModule, 'path' | 'before'> {
  readonly names: readonly string[];
  textWith(names: readonly string[]): string;
}

/** A call site whose function lacks a parameter for what must be sent, and the ways to add one, best first. */
export interface Wanted extends Position {
  /** Whether it lacks a place for the start of a path, rather than for a method and a body. */
  readonly isOfBase: boolean;
  readonly growths: readonly GrowthProposal[];
}

/**
 * One way to add a parameter to a function. Made of strings and positions only: a run keeps many of them, and they must
 * not keep trees alive.
 */
export interface GrowthProposal extends TextPlace {
  /** The name of the function for a reader; undefined if it has none. */
  readonly called: string | undefined;
  /** The names by which code calls it; none if they are not known. */
  readonly usedAs: readonly string[];
  /** How many parameters it has. */
  readonly takes: number;
  /** The parameter to add, or the name of the function to put beside it. */
  readonly parameter: string;
  readonly isBeside: boolean;
  /** Whether its own file only calls it, and nothing else can use it. */
  readonly isOnlyCalledHere: boolean;
  /**
   * The changes to its own file, and to those of the functions that it calls in turn, relative to the files at the time
   * of the proposal.
   */
  readonly changes: readonly GrowthChange[];
}

/** The changes in one file for a new parameter. */
export interface GrowthChange {
  readonly path: string;
  readonly text: string;
  readonly edits: readonly TextEdit[];
  /** The position of the first edit. */
  readonly first: Position;
}

/** The result of migrating one file. */
export interface FileMigration {
  /** The new text; identical to the input if nothing changed. */
  readonly output: string;
  /** The edits that turn the old text into the new one, in order. */
  readonly edits: readonly TextEdit[];
  /** Those of the edits that add parameters to functions. */
  readonly growing: readonly TextEdit[];
  readonly callSites: readonly Diagnostic[];
  readonly mentions: readonly Mention[];
  /** The positions of ignore comments that cover nothing. */
  readonly unusedIgnores: readonly Position[];
  /** Strings of other files that call sites of this one send, and which are not mentions there. */
  readonly sentFromElsewhere: readonly TextPlace[];
  /** Calls, in any file, that send what call sites of this one pass to them. */
  readonly senders: readonly Sender[];
  /** Calls that look deprecated but go to other services, and calls that may. */
  readonly unreported?: readonly Unreported[];
  /** A new file that its new text imports. */
  readonly module?: NeededModule;
  /** Call sites that were left because the called function has no parameter for what must be sent. */
  readonly wanted: readonly Wanted[];
  /**
   * The edits that added parameters to functions that only this file can call; everything else refers to the file
   * before them.
   */
  readonly grown?: readonly TextEdit[];
  /** What its requests show about where they go. */
  readonly evidence?: Evidence;
  /** The base URLs for which other files must decide whether they belong to this service. */
  readonly undecided?: readonly string[];
  /** Set if the file did not parse; `output` is then the input, and `mentions` are still found. */
  readonly failure?: ParseFailure;
}
