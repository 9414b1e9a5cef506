import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The compiler's options for clients: strict, with what their libraries need. */
const strict: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  resolveJsonModule: true,
  experimentalDecorators: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.Preserve,
};

const ambient = fileURLToPath(new URL('ambient-modules.d.ts', import.meta.url));
const shared = new Map<string, ts.SourceFile | undefined>();

/**
 * Gives the type errors of a file of a code base, as sorted messages without the names in them. Files are given by absolute
 * path; others, such as those of packages, are read from disk. No file is checked that is not asked about.
 */
export function typeErrors(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions = {},
): (path: string) => readonly string[] {
  const all = { ...strict, ...options };
  let program: ts.Program | undefined;
  return (path) => {
    program ??= ts.createProgram([ambient, ...files.keys()], all, hostFor(files, all));
    return messagesOf(program, path);
  };
}

/** Codes of messages that only add a name that may have been meant, which the compiler looks for some times and no more. */
const plain: Readonly<Record<number, number>> = { 2551: 2339, 2552: 2304 };

function messagesOf(program: ts.Program, path: string): readonly string[] {
  const source = program.getSourceFile(path);
  if (source === undefined) throw new Error(`${path} is no file of the program`);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found
    .map(({ code, messageText }) => `TS${plain[code] ?? code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    .map((message) => message.replace(/ Did you mean '.*'\?$/, '').replace(/'.*'/s, '_'))
    .sort();
}

/**
 * Messages that were not there before; one that is there twice must have been there twice. Where an import is not found,
 * what comes from it is of no type, and a function that is passed to it has parameters of none (TS7006, TS7031).
 */
export function addedErrors(before: readonly string[] = [], after: readonly string[] = []): readonly string[] {
  const left = [...before];
  const isBlind = before.some((message) => message.startsWith('TS2307'));
  return after.filter((message) => {
    const at = left.indexOf(message);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !(isBlind && /^TS70(06|31)/.test(message));
  });
}

/** Files of packages and of the language are parsed once, whatever the code base. */
function hostFor(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  return {
    ...host,
    fileExists: (path) => files.has(path) || fileExists(path),
    directoryExists: (path) => folders.has(path) || directoryExists?.(path) === true,
    readFile: (path) => files.get(path) ?? readFile(path),
    getSourceFile: (path, version, ...rest) => {
      const text = files.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version, true);
      if (!shared.has(path)) shared.set(path, getSourceFile(path, version, ...rest));
      return shared.get(path);
    },
  };
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/** A path that no file has, beside those of this project, so that its packages are found. */
export function virtualPath(path: string): string {
  return join(fileURLToPath(new URL('.', import.meta.url)), 'virtual', path);
}
