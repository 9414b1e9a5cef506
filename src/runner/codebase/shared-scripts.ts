import { dirname, join } from 'node:path/posix';
import { readTextIfAny } from '../files.ts';
import type { ListedFile } from '../listing/list-files.ts';
import type { Sharing } from './auto-imports.ts';

const program = /\.(?:[jt]s|gs)$/;
const declared = /^(?:(?:async\s+)?function\*?|var|let|const|class)\s+([\w$]+)/gm;

/**
 * Scripts that are not modules and see what the others declare: the files of an Apps Script project, and those that one
 * page loads.
 */
export function sharedScripts(searched: readonly ListedFile[]): readonly Sharing[] {
  return [...projectsIn(searched), ...pagesIn(searched)].flatMap((group) => {
    const paths = new Set(group.map(({ path }) => path));
    return group.flatMap((file) => {
      const names = program.test(file.path) ? globalsOf(file) : [];
      return names.length === 0 ? [] : [{ file, names, isKnownIn: (from) => from !== file.path && paths.has(from) }];
    });
  });
}

/** The scripts below each folder with the manifest of an Apps Script project. */
function projectsIn(searched: readonly ListedFile[]): readonly (readonly ListedFile[])[] {
  const folders = new Set(searched.map(({ realPath }) => dirname(realPath)));
  const roots = [...folders].filter((folder) => readTextIfAny(join(folder, 'appsscript.json')) !== null);
  return roots.map((root) =>
    searched.filter(({ path, realPath }) => program.test(path) && realPath.startsWith(`${root}/`)),
  );
}

/** The scripts that each page loads, and the page, whose own scripts see them too. */
function pagesIn(searched: readonly ListedFile[]): readonly (readonly ListedFile[])[] {
  const byPath = new Map(searched.map((file) => [file.realPath, file]));
  return searched
    .filter(({ path }) => /\.html?$/.test(path))
    .flatMap((page) => {
      const tags = (readTextIfAny(page.realPath) ?? '').match(/<script\b[^<>]*>/gi) ?? [];
      const scripts = tags.flatMap((tag) => {
        const [, source] = /\bsrc\s*=\s*["']([^"'?#]+)/i.exec(tag) ?? [];
        const isPlain = !/\btype\s*=\s*["']module/i.test(tag);
        return (isPlain && source && byPath.get(join(dirname(page.realPath), source))) || [];
      });
      return scripts.length === 0 ? [] : [[page, ...scripts]];
    });
}

/** The global names that a script declares. A script may also export them, for tests in Node. */
function globalsOf({ realPath }: ListedFile): readonly string[] {
  return [...(readTextIfAny(realPath) ?? '').matchAll(declared)].map((match) => match[1] as string);
}
