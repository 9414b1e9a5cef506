import { posix } from 'node:path';
import type { Refused } from '../../migrate/migrate-file.ts';
import type { TriedCall } from '../../migrate/service/tried-calls.ts';
import { openSource, type SourceFile } from '../../source/source-file.ts';
import { deprecatedIn, differenceOf } from '../../trial/compare.ts';
import type { Known } from '../../trial/server/meaning.ts';
import { type Outcome, tryModule, type Version } from '../../trial/trial.ts';
import type { Codebase } from '../../values/codebase.ts';
import { modulesOf } from '../hold-back.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import type { FileScan } from '../scan-file.ts';

const mostEntries = 12;
/** How many changed files are kept parsed. */
const mostOpened = 60;

/** What a trial says of the call sites of a code base. */
export interface Tried {
  /** Those by which the changed code comes to something else: they are to be left. */
  readonly refused: ReadonlyMap<string, readonly Refused[]>;
  /** Those that were not found otherwise. */
  readonly found: ReadonlyMap<string, readonly TriedCall[]>;
}

/** A code base with what is to become of it. */
export interface Planned {
  readonly scans: readonly FileScan[];
  readonly codebase: Codebase;
  /** The files that may send requests. */
  readonly candidates: readonly SourceFile[];
  readonly known: Known;
}

/**
 * Runs what files export, before and after their change, against a stand-in of the server: those that change, those that
 * import them, and all others that may send requests.
 */
export function tryOut({ scans, codebase, candidates, known }: Planned): Tried {
  const changed = scans.filter(({ change }) => change !== null);
  const [before, after] = versionsOf(changed, codebase);
  const sites = changed.flatMap(({ callSites }) => callSites.filter(isEdited));
  const left = new Set(sites.map(keyOf));
  const accounts = accountsOf(scans);
  // What a generator makes is told of where it is called.
  const excluded = new Set(scans.flatMap(({ file }) => (file.outcome === 'excluded' ? [file.path] : [])));
  const isExcluded = (place: string): boolean => excluded.has(place.replace(/:\d+:\d+$/, ''));
  const refused = new Map<string, Refused[]>();
  const found = new Map<string, TriedCall[]>();
  const settings = candidates.length > 0 ? settingsIn(codebase) : [];
  for (const [entry, isChanged] of entriesOf(changed, candidates, codebase, () => left.size > 0)) {
    const old = tryIfPossible(entry, before, known, settings);
    const now = isChanged ? tryIfPossible(entry, after, known, settings) : [];
    const ranBefore = new Set<string>();
    for (const one of old) {
      for (const key of one.ran) ranBefore.add(key);
      if (!one.isTried) continue;
      for (const key of one.ran) left.delete(key);
      for (const call of deprecatedIn(one, known))
        if (!isAccounted(accounts, one, call.operation) && !call.by.some(isExcluded)) tell(found, call, one);
      const same = now.find(({ call, amount }) => call === one.call && amount === one.amount);
      const difference = same && differenceOf(one, same, known);
      if (difference === undefined) continue;
      const concerned = sitesOf(one, difference.index, sites, ranBefore);
      if (!concerned.some(isTold)) for (const site of concerned) refuse(refused, site, one, difference.message);
    }
  }
  return { refused, found };
}

/** What nothing can be said of is not tried: a trial never ends a run. */
function tryIfPossible(...asked: Parameters<typeof tryModule>): readonly Outcome[] {
  try {
    return tryModule(...asked);
  } catch {
    return [];
  }
}

/** Where calls stand that are told of, and their operations; those of calls to other services are all. */
type Accounts = ReadonlyMap<string, ReadonlySet<string>>;

const all = 'all';

function accountsOf(scans: readonly FileScan[]): Accounts {
  const accounts = new Map<string, Set<string>>();
  const add = (key: string, operation: string) => accounts.set(key, new Set([...(accounts.get(key) ?? []), operation]));
  for (const { file, callSites, foreign } of scans) {
    for (const site of callSites) {
      add(keyOf(site), site.operation);
      // Have: a path that is told of where it is passed, and sent by other code of the file
      if (site.outcome === 'manual') add(file.path, site.operation);
    }
    for (const place of foreign) add(keyOf({ file: file.path, ...place }), all);
  }
  return accounts;
}

function isAccounted(accounts: Accounts, { ran }: Outcome, operation: string): boolean {
  return [...ran].some((key) => {
    const [path = ''] = key.split(/:\d+:\d+$/);
    const own = accounts.get(key);
    return own?.has(operation) || own?.has(all) || accounts.get(path)?.has(operation);
  });
}

function tell(
  found: Map<string, TriedCall[]>,
  { operation, url, by }: ReturnType<typeof deprecatedIn>[number],
  { call }: Outcome,
): void {
  const [, path, line, column] = /^(.*):(\d+):(\d+)$/.exec(by.at(-1) ?? '') ?? [];
  if (path === undefined) return;
  const own = found.get(path) ?? [];
  const place = { line: Number(line), column: Number(column), operation, path: url.pathname, run: call };
  const isKnown = own.some(
    (one) => one.line === place.line && one.column === place.column && one.operation === operation,
  );
  if (!isKnown) found.set(path, [...own, place]);
}

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

/** The call sites that led to a difference: those on the way of the request, those that were run, or had been before. */
function sitesOf(
  { sent, ran }: Outcome,
  index: number | undefined,
  sites: readonly FoundCallSite[],
  ranBefore: ReadonlySet<string>,
): readonly FoundCallSite[] {
  const by = index === undefined ? undefined : sent[index]?.by;
  const ways = [new Set(by), ran, ranBefore].map((keys) => sites.filter((site) => keys.has(keyOf(site))));
  return ways.find((way) => way.length > 0) ?? [];
}

function refuse(
  found: Map<string, Refused[]>,
  { file, line, column }: FoundCallSite,
  { call }: Outcome,
  what: string,
): void {
  const all = found.get(file) ?? [];
  if (all.some((one) => one.line === line && one.column === column)) return;
  const message = `a trial run of \`${call}\` differs after the change: ${what}; change it by hand`;
  found.set(file, [...all, { line, column, why: { refused: 'trial-differs', message } }]);
}

/** The code base as it is, and as it will be. */
function versionsOf(changed: readonly FileScan[], codebase: Codebase): readonly [Version, Version] {
  const texts = new Map(changed.flatMap(({ file, change }) => (change ? [[file.path, change.after] as const] : [])));
  const modules = new Map(modulesOf(changed).map(({ path, text }) => [path, text] as const));
  const opened = new Map<string, SourceFile | undefined>();
  const open = (path: string, text: string): SourceFile | undefined => {
    if (opened.has(path)) return opened.get(path);
    const source = openSource(path, text);
    // A file is imported by files that stand near it: what was opened long ago is let go.
    if (opened.size >= mostOpened) opened.clear();
    opened.set(path, 'failure' in source ? undefined : source);
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

/** The changed files, those that import them as long as something has not been run, and the others; each is opened when its turn comes. */
function* entriesOf(
  changed: readonly FileScan[],
  candidates: readonly SourceFile[],
  codebase: Codebase,
  isWanted: () => boolean,
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
      yield [source, true];
    }
    if (!isWanted()) break;
    next = importers;
  }
  for (const one of candidates) if (!isOfTests(one.path) && !entered.has(one.path)) yield [one, false];
}

function isOfTests(path: string): boolean {
  return /(^|\/)(__tests__|__mocks__|tests?|e2e|cypress)\/|\.(test|spec|stories|cy)\.[cm]?[jt]sx?$/.test(path);
}
