import type ts from 'typescript';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Compiler } from './compiler.ts';
import { type Project, projectFinder } from './projects.ts';

/** A file with its new text, by its absolute path. `before` is null if the file is new. */
export interface ChangedText {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}

/** An error that TypeScript reports in the new texts and not in the old ones. */
export interface AddedError {
  /** Absolute. */
  readonly path: string;
  /** In the new text. */
  readonly offset: number;
  /** `Type 'string' is not assignable to type 'number'. (TS2322)` */
  readonly message: string;
}

/** What compiling some changed texts shows. */
export interface Compiled {
  readonly errors: readonly AddedError[];
  /** The changed files that were not compiled, by absolute path, each with the reason. */
  readonly unchecked: readonly { readonly path: string; readonly why: string }[];
}

/**
 * Returns a function that compiles the projects of changed files in memory, with the old texts and with the new ones.
 * Nothing is written. What packages declare is read from disk.
 */
export function typeChecker(compiler: Compiler): (changed: readonly ChangedText[]) => Compiled {
  const projectOf = projectFinder(compiler);
  const programs = new Map<string, ts.Program>();
  return (changed) => {
    const known = changed.filter(({ before }) => before !== null);
    const found = known.map(({ path }) => ({ path, project: projectOf(path) }));
    const complete = found.flatMap(({ project }) => (project?.isComplete ? [project] : []));
    const texts = new Map(changed.map(({ path, after }) => [path, after]));
    const errors = [...new Set(complete)].flatMap((project) => {
      const before = programs.get(project.config) ?? programOf(compiler, project, new Map());
      programs.set(project.config, before);
      const after = programOf(compiler, project, texts, before);
      return own(after).flatMap((file) => addedIn(compiler, file, before, after));
    });
    const unchecked = found.flatMap(({ path, project }) => {
      if (project === undefined) return [{ path, why: 'no tsconfig.json includes it' }];
      return project.isComplete ? [] : [{ path, why: 'what its tsconfig.json extends is not installed' }];
    });
    return { errors, unchecked };
  };
}

/** The files of a program that are not of packages. */
function own(program: ts.Program): readonly ts.SourceFile[] {
  return program.getSourceFiles().filter((file) => {
    return !program.isSourceFileDefaultLibrary(file) && !program.isSourceFileFromExternalLibrary(file);
  });
}

function programOf(
  compiler: Compiler,
  { files, options }: Project,
  texts: ReadonlyMap<string, string>,
  old?: ts.Program,
): ts.Program {
  const host = compiler.createCompilerHost(options);
  const overlaid: ts.CompilerHost = {
    ...host,
    fileExists: (path) => texts.has(path) || host.fileExists(path),
    readFile: (path) => texts.get(path) ?? host.readFile(path),
    getSourceFile: (path, language, ...rest) => {
      const text = texts.get(path);
      if (text !== undefined) return compiler.createSourceFile(path, text, language);
      return old?.getSourceFile(path) ?? host.getSourceFile(path, language, ...rest);
    },
  };
  return compiler.createProgram({ rootNames: files, options, host: overlaid, ...(old && { oldProgram: old }) });
}

/** The codes of errors for a module that is not found, and for parameters without a type. */
const notFound = 2307;
const untyped: readonly number[] = [7006, 7019, 7031];

/** An error that was there stays if its message is the same, or if only the types in the message of its line are other ones. */
function addedIn(
  compiler: Compiler,
  file: ts.SourceFile,
  before: ts.Program,
  after: ts.Program,
): readonly AddedError[] {
  const now = diagnosticsOf(after, file);
  if (now.length === 0) return [];
  const old = before.getSourceFile(file.fileName);
  const left = old === undefined ? [] : [...diagnosticsOf(before, old)];
  const textOf = ({ messageText }: ts.Diagnostic): string => compiler.flattenDiagnosticMessageText(messageText, '\n');
  const without = (isSame: (one: ts.Diagnostic, other: ts.Diagnostic) => boolean) => (one: ts.Diagnostic) => {
    const index = left.findIndex((other) => isSame(one, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  };
  const lineOf = ({ file: at, start = 0 }: ts.Diagnostic): string | undefined => {
    const from = at?.getLineStarts()[at.getLineAndCharacterOfPosition(start).line];
    return at?.text.slice(from).split(/\r?\n/, 1)[0];
  };
  // If an import is not found, functions that are passed to what comes from it have parameters of no type.
  const isIncomplete = left.some(({ code }) => code === notFound);
  return now
    .filter(({ code }) => !isIncomplete || !untyped.includes(code))
    .filter(without((one, other) => one.code === other.code && textOf(one) === textOf(other)))
    .filter(without((one, other) => one.code === other.code && lineOf(one) === lineOf(other)))
    .map((one) => {
      const [summary = ''] = textOf(one).split('\n');
      return { path: file.fileName, offset: one.start ?? 0, message: `${summary} (TS${one.code})` };
    });
}

function diagnosticsOf(program: ts.Program, file: ts.SourceFile): readonly ts.Diagnostic[] {
  const all = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  // 1 is `DiagnosticCategory.Error`
  return all.filter(({ category }) => category === 1);
}

/** An edit, and where its text is in the new text. */
interface Placed {
  readonly edit: TextEdit;
  readonly start: number;
  readonly end: number;
}

/** The edit that is nearest to an offset in the new text; undefined if there is none. */
export function nearestEdit(offset: number, edits: readonly TextEdit[]): Placed | undefined {
  let shift = 0;
  const placed = edits.map((edit) => {
    const start = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    return { edit, start, end: start + edit.text.length };
  });
  const distance = ({ start, end }: Placed): number => Math.max(start - offset, offset - end, 0);
  return placed.sort((one, other) => distance(one) - distance(other))[0];
}
