import { extname, join, relative } from 'node:path';
import { foreignNames } from '../../source/names/foreign-names.ts';
import { filterOf, mayHold, type WordFilter } from '../../source/outline/word-filter.ts';
import { openAll, type SourceFile } from '../../source/source-file.ts';
import type { ClosedFile, Codebase } from '../../values/codebase.ts';
import { readTextIfAny } from '../files.ts';
import { slashed } from '../listing/find-root.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { readSource } from '../listing/read-source.ts';
import type { AutoImports } from './auto-imports.ts';
import { inverted, type Opening } from './reached-by-name.ts';
import type { Survey } from './survey.ts';

/** How many characters of parsed text are cached though nothing else refers to them. */
const mostKept = 1_000_000;

/**
 * Reads and parses each file under a working directory once, when it is first requested by its real path. A file that
 * was not requested lately and that nothing refers to is dropped, and parsed again if needed.
 */
export function openStore(cwd: string): Opening['open'] {
  const files = new Map<string, WeakRef<readonly SourceFile[]>>();
  const lately = new Map<string, readonly SourceFile[]>();
  // As long as anything refers to one of them, the file is not parsed again.
  const together = new WeakMap<SourceFile, readonly SourceFile[]>();
  let kept = 0;
  const read = (path: string): readonly SourceFile[] => {
    const opened = readFile(cwd, path);
    files.set(path, new WeakRef(opened));
    for (const one of opened) together.set(one, opened);
    return opened;
  };
  return (path) => {
    const opened = lately.get(path) ?? files.get(path)?.deref() ?? read(path);
    kept += lately.delete(path) ? 0 : sizeOf(opened);
    lately.set(path, opened);
    for (const [oldest, sources] of lately) {
      if (kept <= mostKept) break;
      kept -= sizeOf(sources);
      lately.delete(oldest);
    }
    return opened;
  };
}

function sizeOf(sources: readonly SourceFile[]): number {
  return sources.reduce((size, { text }) => size + text.length, 0);
}

/**
 * The files under a working directory as a code base. `opening` resolves and reads imports; names are looked up in the
 * texts of the survey.
 */
export function openCodebase(
  cwd: string,
  { resolve, open: openBlocks }: Opening,
  listed: readonly ListedFile[],
  autoImports: AutoImports,
  { imports, texts }: Pick<Survey, 'imports' | 'texts'>,
): Codebase {
  const open = (path: string | undefined) => (path === undefined ? undefined : openBlocks(path)[0]);
  const namesFrom = foreignNamesOf(openBlocks);
  const closed = closedFiles(openBlocks);
  const importing = importingFiles(listed, imports, closed);
  const using = new Map<string, readonly ClosedFile[]>();
  const filesUsing = (name: string): readonly ClosedFile[] => {
    const isMaybe = mayHold(name);
    const found = texts.filesWith(name);
    return found.filter((realPath) => isMaybe(namesFrom(realPath))).map(closed);
  };
  return {
    importersOf: ({ path }) => importing(path),
    writing: (name) => texts.filesWriting(name).map(closed),
    parsed: (path, text) => {
      const sources = openBlocks(join(cwd, path));
      return text === undefined || sources[0]?.text === text ? sources : [];
    },
    withoutImport: (from, name) => autoImports.filesFor(from.path, name).flatMap((path) => open(path) ?? []),
    isShared: ({ path }) => (autoImports.users.get(join(cwd, path)) ?? []).length > 0,
    open: (from, specifier) => open(resolve(join(cwd, from.path), specifier)),
    openTypes: (from, specifier) => open(resolve.types(join(cwd, from.path), specifier)),
    filesWith: (name) => texts.filesWith(name).map(closed),
    filesUsing: (name) => {
      const found = using.get(name) ?? filesUsing(name);
      using.set(name, found);
      return found;
    },
  };
}

/** The names that each file may use from elsewhere. They are kept when its tree is dropped. */
function foreignNamesOf(open: Opening['open']): (realPath: string) => WordFilter {
  const known = new Map<string, WordFilter>();
  return (realPath) => {
    const found =
      known.get(realPath) ??
      filterOf(
        open(realPath)
          .flatMap((one) => [...foreignNames(one)])
          .join(' '),
      );
    known.set(realPath, found);
    return found;
  };
}

/** For the path of a file, the searched files that import it. */
function importingFiles(
  listed: readonly ListedFile[],
  imports: ReadonlyMap<string, readonly string[]>,
  closed: (realPath: string) => ClosedFile,
): (path: string) => readonly ClosedFile[] {
  const files = new Map(listed.map(({ path, realPath }) => [path, closed(realPath)]));
  const importers = inverted(imports);
  return (path) => (importers.get(path) ?? []).flatMap((from) => files.get(from) ?? []);
}

/** One for each path, so that they can be compared. */
function closedFiles(open: (realPath: string) => readonly SourceFile[]): (realPath: string) => ClosedFile {
  const files = new Map<string, ClosedFile>();
  return (realPath) => {
    const file = files.get(realPath) ?? closedFile(realPath, open);
    files.set(realPath, file);
    return file;
  };
}

function closedFile(realPath: string, open: (realPath: string) => readonly SourceFile[]): ClosedFile {
  let text: string | undefined;
  return {
    text: () => {
      text ??= readTextIfAny(realPath) ?? '';
      return text;
    },
    open: () => open(realPath),
  };
}

/** The text of a file that is searched, or that was generated, since calls lead into it. */
function readOwn(realPath: string): string | null {
  const source = readSource(realPath);
  if (!('reason' in source)) return source.text;
  return source.reason === 'generated' ? readTextIfAny(realPath) : null;
}

/** A JSON file is read as a module with a default export; one that can't be read or parsed is empty. */
function readFile(cwd: string, realPath: string): readonly SourceFile[] {
  const source = readOwn(realPath);
  if (source === null) return [];
  const text = extname(realPath) === '.json' ? `export default ${source}` : source;
  return openAll(slashed(relative(cwd, realPath)), text);
}
