import { pathStem, versionWord } from '../contract/words.ts';
import type { ListedFile } from './list-files.ts';
import { readSource } from './read-source.ts';

/** What the search for importers keeps of a file. */
interface Outline {
  readonly path: string;
  /** The last parts of what it imports, without extension. */
  readonly imports: readonly string[];
  readonly isCarrier: boolean;
  readonly mayCall: boolean;
}

const specifier = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const mostSteps = 3;

/**
 * The files that may hold a call site although no deprecated path stands in them: directly or by a few steps they import a
 * file with a first-generation path, and they name one of its subjects. Imports are compared by name only, so it may be
 * some files too many.
 */
export function findImporters(listed: readonly ListedFile[]): ReadonlySet<string> {
  const outlines = listed.flatMap((file) => outlineOf(file) ?? []);
  const carriers = new Set(outlines.filter(({ isCarrier }) => isCarrier).map(({ path }) => path));
  const importers = new Set<string>();
  for (let step = 0, size = -1; step < mostSteps && carriers.size > size; step++) {
    size = carriers.size;
    const names = new Set([...carriers].flatMap(namesOf));
    for (const { path, imports, mayCall } of outlines) {
      if (!imports.some((name) => names.has(name))) continue;
      carriers.add(path);
      if (mayCall) importers.add(path);
    }
  }
  return importers;
}

function outlineOf({ path, realPath, exclusion }: ListedFile): Outline | undefined {
  const source = exclusion ? undefined : readSource(realPath);
  if (source === undefined || 'reason' in source) return undefined;
  const { text } = source;
  const imports = [...text.matchAll(specifier)].map((match) => lastPart(match[1] as string));
  return { path, imports, isCarrier: versionWord.test(text), mayCall: pathStem.test(text) };
}

/** The names a file may be imported by: its own, and for an `index` that of its folder or package. */
function namesOf(path: string): string[] {
  const parts = path.split('/');
  const own = lastPart(path);
  return own === 'index' ? [own, ...parts.slice(-3, -1)] : [own];
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[cm]?[jt]sx?$|\.json$/, '');
}
