import { dirname, join, relative } from 'node:path';
import type { Surroundings } from '../../migrate/split/module-place.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { readTextIfAny } from '../files.ts';
import { slashed } from '../listing/find-root.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { openLineWidths } from './line-widths.ts';
import type { TextIndex } from './text-index.ts';

/**
 * The packages that files under a working directory belong to; a package above the working directory counts as its own.
 */
export function openSurroundings(
  cwd: string,
  listed: readonly ListedFile[],
  open: (realPath: string) => readonly SourceFile[],
  filesWith: TextIndex['filesWith'],
): Surroundings {
  const known = new Map<string, ReturnType<Surroundings['packageOf']>>();
  const packageAt = (folder: string): ReturnType<Surroundings['packageOf']> => {
    const found = known.get(folder) ?? readPackage(cwd, folder) ?? packageAround(folder, packageAt);
    known.set(folder, found);
    return found;
  };
  const commas = new Map<string, boolean | undefined>();
  const commasIn = (folder: string): boolean | undefined => {
    const shown = listed.filter(({ path }) => packageAt(dirname(join(cwd, path))).folder === folder);
    for (const { realPath } of shown) {
      const found = open(realPath).find(({ style }) => style.trailingCommas !== undefined);
      if (found !== undefined) return found.style.trailingCommas;
    }
    return undefined;
  };
  return {
    trailingCommasAt: (path) => {
      const { folder } = packageAt(dirname(join(cwd, path)));
      if (!commas.has(folder)) commas.set(folder, commasIn(folder));
      return commas.get(folder);
    },
    hasSearchParams: () => givingSearchParams.some((name) => filesWith(name).length > 0),
    packageOf: (path) => packageAt(dirname(join(cwd, path))),
    textAt: (path) => readTextIfAny(join(cwd, path)) ?? undefined,
    lineWidthAt: openLineWidths(cwd),
  };
}

const givingSearchParams = ['URLSearchParams', 'searchParams', 'useSearchParams', 'HttpParams'];

function packageAround<T>(folder: string, packageAt: (folder: string) => T): T | { folder: string; isModule: boolean } {
  const parent = dirname(folder);
  return parent === folder ? { folder: '', isModule: false } : packageAt(parent);
}

function readPackage(cwd: string, folder: string): { folder: string; isModule: boolean } | undefined {
  const text = readTextIfAny(join(folder, 'package.json'));
  if (text === null) return undefined;
  const path = slashed(relative(cwd, folder));
  const isAround = path === '' || /^(\.\.\/)*\.\.$/.test(path);
  return { folder: isAround ? '' : `${path}/`, isModule: /"type"\s*:\s*"module"/.test(text) };
}
