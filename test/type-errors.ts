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
 * The type errors of each TypeScript file of a code base, as sorted messages without the names in them. Files are given
 * by absolute path; others, such as those of packages, are read from disk.
 */
export function typeErrors(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions = {},
): ReadonlyMap<string, readonly string[]> {
  const all = { ...strict, ...options };
  const program = ts.createProgram([ambient, ...files.keys()], all, hostFor(files, all));
  const typed = [...files.keys()].filter((path) => /\.[cm]?tsx?$/.test(path));
  return new Map(typed.map((path) => [path, messagesOf(program, path)]));
}

function messagesOf(program: ts.Program, path: string): readonly string[] {
  const source = program.getSourceFile(path);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found
    .map(({ code, messageText }) => `TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
    .map((message) => message.replace(/'.*'/s, '_'))
    .sort();
}

/**
 * Messages that were not there before; one that is there twice must have been there twice. Where an import is not found,
 * what comes from it is of no type, and a function that is passed to it has parameters of none (TS7006).
 */
export function addedErrors(before: readonly string[] = [], after: readonly string[] = []): readonly string[] {
  const left = [...before];
  const isBlind = before.some((message) => message.startsWith('TS2307'));
  return after.filter((message) => {
    const at = left.indexOf(message);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !(isBlind && message.startsWith('TS7006'));
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
