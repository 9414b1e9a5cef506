import { posix } from 'node:path';
import type { Refused } from '../../migrate/migrate-file.ts';
import type { TriedCall } from '../../migrate/service/tried-calls.ts';
import { openSource, type SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { deprecatedIn, differenceOf } from '../../trial/compare.ts';
import { isWorthTrying } from '../../trial/computing.ts';
import type { Known } from '../../trial/server/meaning.ts';
import { type Outcome, type Trying, tryModule, type Version } from '../../trial/trial.ts';
import type { Codebase } from '../../values/codebase.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import type { EachOf } from './each-in-turn.ts';
import { entriesOf, setUpBy, startsOf } from './entries.ts';
import { modulesOf } from './hold-back.ts';
import type { FileScan } from './scan-file.ts';

/** How many changed files are kept parsed. */
const mostOpened = 60;

/** What a trial shows about the call sites of a code base. */
export interface Tried {
  /** Those whose changed code behaves differently: they must be left. */
  readonly refused: ReadonlyMap<string, readonly Refused[]>;
  /** Those that only the trial found. */
  readonly found: ReadonlyMap<string, readonly TriedCall[]>;
}

/** A code base and its planned changes. */
export interface Planned {
  readonly scans: readonly FileScan[];
  readonly codebase: Codebase;
  /** The files that may send requests. */
  readonly candidates: readonly SourceFile[];
  readonly known: Known;
}

/**
 * Runs the exports of files before and after their change, against a stand-in for the server: the files that change,
 * those that import them, and all others that may send requests.
 */
export async function tryOut({ scans, codebase, candidates, known }: Planned, each: EachOf): Promise<Tried> {
  const changed = scans.filter(({ change }) => change !== null);
  const [before, after] = versionsOf(changed, codebase);
  const sites = changed.flatMap(({ callSites }) => callSites.filter(isEdited));
  const left = new Set(sites.map(keyOf));
  const accounts = accountsOf(scans);
  // Calls in generated code are reported at its callers.
  const excluded = new Set(scans.flatMap(({ file }) => (file.outcome === 'excluded' ? [file.path] : [])));
  const isExcluded = (place: string): boolean => excluded.has(place.replace(/:\d+:\d+$/, ''));
  const refused = new Map<string, Refused[]>();
  const found = new Map<string, TriedCall[]>();
  const edits = new Map(changed.map((scan) => [scan.file.path, scan.edits] as const));
  const settings = candidates.length > 0 ? settingsIn(codebase) : [];
  const unclear = new Set<SourceFile>();
  const starts = [...startsOf(known.deprecations)];
  const entries = entriesOf(changed, candidates, codebase, { isWanted: () => left.size > 0, unclear });
  await each(entries, ([entry, isChanged]) => {
    const wanted = new Set<string>();
    const isWanted: Trying['isWanted'] = (name, code, file) => {
      const is = isWorthTrying(file, code, edits.get(file.path));
      if (is) wanted.add(name);
      return is;
    };
    const first = isChanged ? [...new Set([...settings, ...setUpBy(entry, codebase)])] : settings;
    const old = tryIfPossible(entry, before, known, { before: first, isWanted });
    const again: Trying = { before: first, isWanted: (name) => wanted.has(name) };
    const now = isChanged ? tryIfPossible(entry, after, known, again) : [];
    const ranBefore = new Set<string>();
    for (const one of old) {
      for (const key of one.ran) ranBefore.add(key);
      if (!one.isTried) continue;
      // A call that sent nothing was given a made-up sender: those who import the file may give it a real one.
      for (const key of one.sent.flatMap(({ by }) => by ?? [])) left.delete(key);
      const calls = deprecatedIn(one, known);
      const isBelow = one.sent.some(({ url }) => starts.some((start) => url.pathname.startsWith(`${start}/`)));
      if (isBelow && calls.length === 0) unclear.add(entry);
      for (const call of calls)
        if (!isReported(accounts, call, calls, one.ran) && !call.by.some(isExcluded)) tell(found, call, one);
      const same = now.find(({ call, amount }) => call === one.call && amount === one.amount);
      const difference = same && differenceOf(one, same, known);
      if (difference === undefined) continue;
      const concerned = sitesOf(one, difference.index, sites, ranBefore);
      if (!concerned.some(isTold)) for (const site of concerned) refuse(refused, site, one, difference.message);
    }
  });
  return { refused, found };
}

/** A module that can't be tried is skipped: a trial never ends a run. */
function tryIfPossible(...asked: Parameters<typeof tryModule>): readonly Outcome[] {
  try {
    return tryModule(...asked);
  } catch {
    return [];
  }
}

/** The positions of reported calls, and their operations; for calls to other services, all operations. */
type Accounts = ReadonlyMap<string, ReadonlySet<string>>;

const all = 'all';

function accountsOf(scans: readonly FileScan[]): Accounts {
  const accounts = new Map<string, Set<string>>();
  const add = (key: string, operation: string) => accounts.set(key, new Set([...(accounts.get(key) ?? []), operation]));
  for (const { file, callSites, unreported } of scans) {
    for (const site of callSites) {
      add(keyOf(site), site.operation);
      // Example: a path that is reported where it is passed, and sent by other code of the file
      if (site.outcome === 'manual') add(file.path, site.operation);
    }
    for (const place of unreported) if (place.isForeign) add(keyOf({ file: file.path, ...place }), all);
  }
  return accounts;
}

type Called = ReturnType<typeof deprecatedIn>[number];

/**
 * Whether a call site of what ran is reported for a request; not that of another request for the same operation, which
 * another call sent.
 */
function isReported(accounts: Accounts, call: Called, calls: readonly Called[], ran: ReadonlySet<string>): boolean {
  const isOwn = ({ by, operation }: Called) => isAccounted(accounts, new Set(by), operation);
  const isOther = (one: Called) => one.operation === call.operation && one.by.at(-1) !== call.by.at(-1) && isOwn(one);
  return isOwn(call) || (isAccounted(accounts, ran, call.operation) && !calls.some(isOther));
}

function isAccounted(accounts: Accounts, ran: ReadonlySet<string>, operation: string): boolean {
  return [...ran].some((key) => {
    const [path = ''] = key.split(/:\d+:\d+$/);
    const own = accounts.get(key);
    return own?.has(operation) || own?.has(all) || accounts.get(path)?.has(operation);
  });
}

function tell(found: Map<string, TriedCall[]>, { operation, url, by }: Called, { call }: Outcome): void {
  const [, path, line, column] = /^(.*):(\d+):(\d+)$/.exec(by.at(-1) ?? '') ?? [];
  if (path === undefined) return;
  const own = found.get(path) ?? [];
  const place = { line: Number(line), column: Number(column), operation, path: url.pathname, run: call };
  const isKnown = own.some(
    (one) => one.line === place.line && one.column === place.column && one.operation === operation,
  );
  if (!isKnown) found.set(path, [...own, place]);
}

/** The modules that may configure the client of another module. */
function settingsIn(codebase: Codebase): readonly SourceFile[] {
  const all = ['.interceptors.', '.defaults.'].flatMap((text) =>
    (codebase.filesWith?.(text) ?? []).slice(0, mostSettings),
  );
  return [...new Set(all.flatMap((one) => one.open()))].filter(
    ({ path, block }) => block === undefined && !isOfTests(path),
  );
}

const mostSettings = 6;

function isEdited({ outcome, kind, edits, dependsOn }: FoundCallSite): boolean {
  const isMade = outcome === 'migrated' || outcome === 'review';
  return isMade && kind === 'request' && edits.length + dependsOn.length > 0;
}

/** Notes that are not about the values sent or returned, or only about differences that a trial ignores. */
const ofOther = new Set([
  'used-beside',
  'unknown-client',
  ...[
    'response-not-shown',
    'assumed-method',
    'lists-joined',
    'query-parameters',
    'wrapper-grown',
    'body-tested',
    'method-type',
    'types-to-generate',
    // It says that what is kept may differ; a result that does is more.
    'url-kept',
  ],
]);

/** Whether a note says that values may differ, so that a person will check. */
function isTold({ notes }: FoundCallSite): boolean {
  return notes.some(({ code }) => !ofOther.has(code));
}

/** A key for the position of a call. */
function keyOf({ file, line, column }: Pick<FoundCallSite, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`;
}

/** The call sites behind a difference: those that led to the request, or those that ran, now or before. */
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
  const run = call === '' ? 'this file' : `\`${call}\``;
  const message = `a trial run of ${run} differs after the change: ${what}; change it by hand`;
  found.set(file, [...all, { line, column, why: { refused: 'trial-differs', message } }]);
}

/** The code base before and after the change. */
function versionsOf(changed: readonly FileScan[], codebase: Codebase): readonly [Version, Version] {
  const texts = new Map(changed.flatMap(({ file, change }) => (change ? [[file.path, change.after] as const] : [])));
  const modules = new Map(modulesOf(changed).map(({ path, text }) => [path, text] as const));
  const opened = new Map<string, SourceFile | undefined>();
  const open = (path: string, text: string): SourceFile | undefined => {
    if (opened.has(path)) return opened.get(path);
    const source = openSource(path, text);
    // The files that import a file are near it, so what was opened long ago can be dropped.
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
