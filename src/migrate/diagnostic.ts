import type { TextEdit } from '../source/text-edit.ts';
import type { Evidence } from './service/evidence.ts';

/** What became of a call site of a deprecated operation; design words, exactly one per call site. */
export type Outcome = 'migrated' | 'review' | 'manual' | 'ignored';

/** Whether a call site sends a request, or stands in for one in a test. */
export type Kind = 'request' | 'mock';

/** Something to tell a person about one call site. */
export interface Note {
  /** A stable reason code in kebab-case, such as `query-parameters`. */
  readonly code: string;
  /** The problem, in lower case, code in backticks, no full stop. */
  readonly message: string;
  /** Code or a command that a person can use, if there is any. */
  readonly suggestion?: string;
}

/** Lines and columns start at 1, count UTF-16 code units, and refer to the input. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Something that the edits of a call site need besides. */
export interface Dependency {
  /** A function that takes one more parameter now, or a module that is written once. */
  readonly kind: 'function' | 'module';
  readonly file: string;
  /** Where the function stands. */
  readonly line?: number;
  readonly column?: number;
}

/** What is told of one call site of a deprecated operation. */
export interface SiteAccount extends Position {
  readonly endLine: number;
  readonly endColumn: number;
  /** `GET /api/v1/books`, as the contract's table writes it. */
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

/** One call site of a deprecated operation, and what became of it. */
export interface Diagnostic extends SiteAccount {
  /** The edits that it needs, of those of its file: the very same objects. */
  readonly edits: readonly TextEdit[];
}

/** A string that ends in a deprecated path and belongs to no call site. */
export interface Mention extends Position {
  /** The text as written, shortened to 80 characters. */
  readonly text: string;
  readonly operation: string;
}

/** Why a file could not be read as JavaScript or TypeScript. */
export interface ParseFailure extends Position {
  readonly reason: string;
}

/** Where a literal starts, in a file of the code base. */
export interface TextPlace extends Position {
  readonly file: string;
}

/** A file of the code base that changed calls import, as it is to be; `before` is null for a new one. */
export interface WrittenModule {
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

/** What a file needs of such a module, and the module with all that files need of it. */
export interface NeededModule extends Pick<WrittenModule, 'path' | 'before'> {
  readonly names: readonly string[];
  textWith(names: readonly string[]): string;
}

/** A call site whose function has no place for what it is to send, and the ways to let the function grow, best first. */
export interface Wanted extends Position {
  readonly growths: readonly GrowthProposal[];
}

/** One way to let a function grow, told by texts and places: a run keeps many of them, and they must hold no tree. */
export interface GrowthProposal extends TextPlace {
  /** What a reader calls the function, and the name that it is used by; undefined if it has none. */
  readonly called: string | undefined;
  readonly usedAs: string | undefined;
  /** How many parameters it takes. */
  readonly takes: number;
  /** The parameter that it is to take in addition. */
  readonly parameter: string;
  /** Whether its own file only calls it, and nothing else can use it. */
  readonly isOnlyCalledHere: boolean;
  /** What changes: its own file, and those of the functions it calls in turn, as they were when this was proposed. */
  readonly changes: readonly GrowthChange[];
}

/** What a growth changes in one file. */
export interface GrowthChange {
  readonly path: string;
  readonly text: string;
  readonly edits: readonly TextEdit[];
  /** Where the first of the edits stands. */
  readonly first: Position;
}

/** What the migration of one file came to. */
export interface FileMigration {
  /** The new text; the very input where nothing changed. */
  readonly output: string;
  /** What makes the new text of the old one, in order. */
  readonly edits: readonly TextEdit[];
  /** Those of the edits by which functions grow. */
  readonly growing: readonly TextEdit[];
  readonly callSites: readonly Diagnostic[];
  readonly mentions: readonly Mention[];
  /** Where ignore comments stand that nothing is under. */
  readonly unusedIgnores: readonly Position[];
  /** Strings of other files that call sites of this one send: no mentions there. */
  readonly sentFromElsewhere: readonly TextPlace[];
  /** Calls, of any file, that send what call sites of this one pass to them. */
  readonly senders: readonly TextPlace[];
  /** Where calls stand that look deprecated, and go to other services. */
  readonly foreign?: readonly Position[];
  /** A file to write beside it, which its new text imports. */
  readonly module?: NeededModule;
  /** Call sites left because the function that is called has no place for what is to be sent. */
  readonly wanted: readonly Wanted[];
  /** The edits by which functions grew that only this file can call; the rest is told of it as it was before them. */
  readonly grown?: readonly TextEdit[];
  /** What its requests say of where they go. */
  readonly evidence?: Evidence;
  /** The bases of which other files must tell whether they are this service's. */
  readonly undecided?: readonly string[];
  /** Set when the file did not parse; `output` is the input then, and `mentions` are still found. */
  readonly failure?: ParseFailure;
}
