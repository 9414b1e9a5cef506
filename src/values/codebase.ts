import type { SourceFile } from '../source/source-file.ts';
import type { StatedText, StatedTexts } from './text/stated-text.ts';

/** A file that is parsed only when it is opened. */
export interface ClosedFile {
  text(): string;
  open(): readonly SourceFile[];
}

/** The other files of a code base. */
export interface Codebase {
  /**
   * The file that a module specifier leads to; undefined if it is outside the code base, or can't be read or parsed.
   */
  open(from: SourceFile, specifier: string): SourceFile | undefined;
  /** The code in a file, or none if its text is not the given one; each file is parsed once. */
  parsed?(path: string, text?: string): readonly SourceFile[];
  /** Like `open`, for type imports: declaration files count too. Without it, `open` is used. */
  openTypes?(from: SourceFile, specifier: string): SourceFile | undefined;
  /** The files whose text contains a name. */
  filesWith?(name: string): readonly ClosedFile[];
  /** Those of them that may use something of that name that they do not declare themselves; see `foreignNames`. */
  filesUsing?(name: string): readonly ClosedFile[];
  /** The files that import a file. */
  importersOf?(file: SourceFile): readonly ClosedFile[];
  /** The files whose text assigns to a member of that name. */
  writing?(name: string): readonly ClosedFile[];
  /** The files from which a file may use a name without importing it. */
  withoutImport?(from: SourceFile, name: string): readonly SourceFile[];
  /** Whether other files use names of a file without importing them. */
  isShared?(file: SourceFile): boolean;
  /**
   * The configured clients by the name in the code, for names that are not known; other layers know what the entries
   * mean.
   */
  readonly clients?: ReadonlyMap<string, object>;
  /** Called for a configured client that the code base defines itself, or whose calls do not match the configuration. */
  refuseClient?(name: string, file: SourceFile, line: number, why: string): void;
  /** What a person states about expressions that the code base does not define. */
  readonly stated?: StatedTexts;
  /** What the files that show how to configure the program give as an example of an environment variable. */
  exampleOf?(file: string, name: string): StatedText | undefined;
  /** Whether a function of a module never returns null or an empty value. */
  alwaysGives?(specifier: string): boolean;
}

/** A code base of one file. */
export const singleFile: Codebase = { open: () => undefined };
