import type { Deprecation } from '../../contract/deprecations.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { setsUp } from '../../trial/computing.ts';
import type { Codebase } from '../../values/codebase.ts';
import type { FileScan } from './scan-file.ts';

const mostEntries = 12;
/** How far from a proxy the files are that send its requests, and from a function those that set up what it uses. */
const mostSteps: number = 2;
/** How many importers of a file are opened, and how many of them run before it. */
const mostImporters = 12;
const mostSetups = 3;

/** The files that import a file, directly or not, and set something up: `hooks.push(hook)`. */
export function setUpBy(file: SourceFile, codebase: Codebase): readonly SourceFile[] {
  const found = new Set([file]);
  let last = [file];
  for (let step = 0; step < mostSteps; step++) {
    const importers = last.flatMap((one) => codebase.importersOf?.(one) ?? []).slice(0, mostImporters);
    last = importers.flatMap((one) => one.open().slice(0, 1)).filter((one) => !found.has(one) && !isOfTests(one.path));
    for (const one of last) found.add(one);
  }
  return [...found].filter((one) => one !== file && setsUp(one)).slice(0, mostSetups);
}

/** What the entries before show. */
interface Shown {
  /** Whether some edited code has not run. */
  isWanted(): boolean;
  /** The files that send requests below the start of a path that is looked for, but to an end that is made up. */
  readonly unclear: ReadonlySet<SourceFile>;
}

/** The starts of paths: `/api/v1`. */
export function startsOf(deprecations: readonly Deprecation[]): ReadonlySet<string> {
  return new Set(deprecations.map(({ operation }) => /\/[^/]+\/[^/]+/.exec(operation)?.[0] ?? ''));
}

/**
 * The changed files, the files that import them and set something up, or all of those while some edited code has not run,
 * and the others; each is opened in its turn.
 */
export function* entriesOf(
  changed: readonly FileScan[],
  candidates: readonly SourceFile[],
  codebase: Codebase,
  { isWanted, unclear }: Shown,
): Generator<readonly [SourceFile, boolean], void, undefined> {
  let next: readonly (() => readonly SourceFile[])[] = changed.map(
    ({ file, change }) =>
      () =>
        codebase.parsed?.(file.path, change?.before ?? '') ?? [],
  );
  const most = mostEntries + changed.length;
  const entered = new Set<string>();
  for (let depth = 0; next.length > 0 && depth < 4; depth++) {
    const importers: (() => readonly SourceFile[])[] = [];
    for (const open of next) {
      const [source, ...others] = open();
      if (source === undefined || others.length > 0 || entered.has(source.path)) continue;
      if (entered.size >= most || (depth > 0 && isOfTests(source.path))) continue;
      entered.add(source.path);
      importers.push(...(codebase.importersOf?.(source) ?? []).map((by) => by.open));
      if (depth === 0 || isWanted() || setsUp(source)) yield [source, true];
    }
    next = importers;
  }
  const open = candidates.map((one) => [one, mostSteps] as const);
  for (let index = 0; index < Math.min(open.length, candidates.length + most); index++) {
    const [one, steps] = open[index] as (typeof open)[number];
    if (!isOfTests(one.path) && !entered.has(one.path)) yield [one, false];
    entered.add(one.path);
    // A proxy has no names of its own, and a class may get its path from a subclass: those who import it send its requests.
    const isFollowed = one.text.includes('new Proxy(') || unclear.has(one) || steps < mostSteps;
    if (steps === 0 || !isFollowed) continue;
    const importers = (codebase.importersOf?.(one) ?? []).flatMap((by) => by.open().slice(0, 1));
    open.push(...importers.map((by) => [by, steps - 1] as const));
  }
}
