import { posix } from 'node:path';
import type { Refused } from '../../migrate/migrate-file.ts';
import { openSource, type SourceFile } from '../../source/source-file.ts';
import { differenceOf } from '../../trial/compare.ts';
import type { Known } from '../../trial/server/meaning.ts';
import { type Outcome, tryModule, type Version } from '../../trial/trial.ts';
import type { Codebase } from '../../values/codebase.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import type { FileScan } from '../scan-file.ts';

const mostEntries = 12;

/**
 * Runs the functions that changed files and those that import them export, before and after the change, against a stand-in of
 * the server, and gives the call sites by which they come to something else: these are to be left.
 */
export function differingIn(
  scans: readonly FileScan[],
  codebase: Codebase,
  known: Known,
): ReadonlyMap<string, readonly Refused[]> {
  const changed = scans.filter(({ change }) => change !== null);
  const [before, after] = versionsOf(changed, codebase);
  const sites = changed.flatMap(({ callSites }) => callSites.filter(isEdited));
  const left = new Set(sites.map(keyOf));
  const found = new Map<string, Refused[]>();
  const settings = left.size > 0 ? settingsIn(codebase) : [];
  for (const entry of entriesOf(changed, codebase, () => left.size > 0)) {
    const [old, now] = [before, after].map((version) => tryModule(entry, version, known, settings)) as [Outcomes, Outcomes];
    for (const [index, one] of old.entries()) {
      for (const key of one.isTried ? one.ran : []) left.delete(key);
      const difference = now[index] && differenceOf(one, now[index], known);
      if (difference === undefined) continue;
      const concerned = sitesOf(one, difference.index, sites);
      if (!concerned.some(isTold)) for (const site of concerned) refuse(found, site, one, difference.message);
    }
  }
  return found;
}

type Outcomes = readonly Outcome[];

/** The modules that may set up the client of another. */
function settingsIn(codebase: Codebase): readonly SourceFile[] {
  const all = ['.interceptors.', '.defaults.'].flatMap((text) => codebase.filesWith?.(text, mostSettings) ?? []);
  return [...new Set(all)].filter(({ path, block }) => block === undefined && !isOfTests(path));
}

const mostSettings = 6;

function isEdited({ outcome, kind, edits, dependsOn }: FoundCallSite): boolean {
  const isMade = outcome === 'migrated' || outcome === 'review';
  return isMade && kind === 'request' && edits.length + dependsOn.length > 0;
}

/** Notes that say nothing of the values that are sent or come back. */
const ofOther = new Set([
  ...['response-not-shown', 'lists-joined', 'query-parameters', 'wrapper-grown', 'method-type', 'types-to-generate'],
]);

/** Whether a note says that values may differ: then a person looks at that. */
function isTold({ notes }: FoundCallSite): boolean {
  return notes.some(({ code }) => !ofOther.has(code));
}

/** A call by where it stands. */
function keyOf({ file, line, column }: Pick<FoundCallSite, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`;
}

/** The call sites that led to a difference: those on the way of the request, those that were run, or all of the files. */
function sitesOf({ sent, ran }: Outcome, index: number | undefined, sites: readonly FoundCallSite[]) {
  const by = index === undefined ? undefined : sent[index]?.by;
  const own = sites.filter((site) => by?.includes(keyOf(site)));
  if (own.length > 0) return own;
  const all = sites.filter((site) => ran.has(keyOf(site)));
  return all.length > 0 ? all : sites;
}

function refuse(found: Map<string, Refused[]>, { file, line, column }: FoundCallSite, { call }: Outcome, what: string): void {
  const all = found.get(file) ?? [];
  if (all.some((one) => one.line === line && one.column === column)) return;
  const message = `a trial run of \`${call}\` before and after the change differs: ${what}; change it by hand`;
  found.set(file, [...all, { line, column, why: { refused: 'trial-differs', message } }]);
}

/** The code base as it is, and as it will be. */
function versionsOf(changed: readonly FileScan[], codebase: Codebase): readonly [Version, Version] {
  const texts = new Map(changed.flatMap(({ file, change }) => (change ? [[file.path, change.after] as const] : [])));
  const modules = new Map(changed.flatMap(({ module }) => (module ? [[module.path, module.text] as const] : [])));
  const opened = new Map<string, SourceFile | undefined>();
  const open = (path: string, text: string): SourceFile | undefined => {
    if (!opened.has(path)) {
      const source = openSource(path, text);
      opened.set(path, 'failure' in source ? undefined : source);
    }
    return opened.get(path);
  };
  const before: Version = { current: (file) => file, open: (from, specifier) => codebase.open(from, specifier) };
  const after: Version = {
    current: (file) => {
      const text = texts.get(file.path);
      return (text === undefined ? undefined : open(file.path, text)) ?? file;
    },
    open: (from, specifier) => {
      const target = posix.join(posix.dirname(from.path), specifier).replace(/\.[cm]?[jt]s$/, '');
      const made = [...modules].find(([path]) => path.replace(/\.[cm]?[jt]s$/, '') === target);
      return made === undefined ? codebase.open(from, specifier) : open(...made);
    },
  };
  return [before, after];
}

/** The changed files, and those that import them as long as there is something that has not been run. */
function* entriesOf(
  changed: readonly FileScan[],
  codebase: Codebase,
  isWanted: () => boolean,
): Generator<SourceFile, void, undefined> {
  let next = changed.flatMap(({ file, change }) => {
    const sources = change === null ? [] : (codebase.parsed?.(file.path, change.before ?? '') ?? []);
    return sources.length === 1 ? sources : [];
  });
  const entered = new Set<SourceFile>(next);
  for (let depth = 0; next.length > 0 && depth < 4; depth++) {
    yield* next;
    if (!isWanted()) return;
    next = next.flatMap((file) => codebase.importersOf?.(file) ?? []).flatMap((one) => {
      const [source] = entered.size < mostEntries + changed.length ? one.open() : [];
      if (source === undefined || entered.has(source) || isOfTests(source.path)) return [];
      entered.add(source);
      return [source];
    });
  }
}

function isOfTests(path: string): boolean {
  return /(^|\/)(__tests__|__mocks__|tests?|e2e|cypress)\/|\.(test|spec|stories|cy)\.[cm]?[jt]sx?$/.test(path);
}
