import type { SourceFile } from '../source/source-file.ts';

/** A file that imports another one, parsed only when it is opened. */
export interface ImportingFile {
  text(): string;
  open(): readonly SourceFile[];
}

/** The other files of a code base. */
export interface Codebase {
  /** The file that a module specifier leads to; undefined if it leaves the code base, or cannot be read or parsed. */
  open(from: SourceFile, specifier: string): SourceFile | undefined;
  /** What is code in a file with a string, if that is what the file holds: each file is parsed once. */
  parsed?(path: string, text: string): readonly SourceFile[];
  /** The same for what is imported as a type: declaration files count, too. Without it, `open` is asked. */
  openTypes?(from: SourceFile, specifier: string): SourceFile | undefined;
  /** The files in whose text a name stands, or the first of them if only so many are wanted. */
  filesWith?(name: string, most?: number): readonly SourceFile[];
  /** The files that import a file. */
  importersOf?(file: SourceFile): readonly ImportingFile[];
  /** Files in whose text something is written to a member of a name. */
  writing?(name: string): readonly SourceFile[];
  /** Files from which a file may know a name that it does not import. */
  withoutImport?(from: SourceFile, name: string): readonly SourceFile[];
  /** What the configuration says of what is called by a name and not known here; what it means is known to others. */
  readonly clients?: ReadonlyMap<string, object>;
  /** Whether what a function of a module gives is always there: neither null nor empty. */
  alwaysGives?(specifier: string): boolean;
}

/** A code base of one file. */
export const singleFile: Codebase = { open: () => undefined };
