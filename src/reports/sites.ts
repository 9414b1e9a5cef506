import type { Outcome } from '../migrate/diagnostic.ts';
import type { CallSiteResult, RunResult } from '../runner/result/run-result.ts';

/** The commands that produce a result. */
export type Command = 'migrate' | 'check';

/** The word for an outcome. `check` changes nothing, so it says what `--write` would do. */
export function wordFor(outcome: Outcome, command: Command): string {
  return outcome === 'migrated' && command === 'check' ? 'automatic' : outcome;
}

/** What each outcome asks of a person; only `check` lists what `--write` does alone. */
export function headingsFor(command: Command, written: boolean): Partial<Record<Outcome, string>> {
  if (command === 'check') {
    return {
      migrated: '`--write` changes',
      review: '`--write` changes these; check them afterwards',
      manual: 'left for you',
    };
  }
  return {
    review: written ? 'changed, please check' : 'to be changed, please check',
    manual: 'not changed, left for you',
  };
}

/** `src/api.ts:12:9` */
export function placeOf({ file, line, column }: { file: string; line: number; column: number }): string {
  return `${file}:${line}:${column}`;
}

/**
 * Where call sites are, each place once: `src/facets.ts:12 (3 operations)` if its path is one of several,
 * `src/facets.ts:12 (2)` if several calls are there.
 */
export function placesOf(sites: readonly CallSiteResult[], spell: (site: CallSiteResult) => string): string[] {
  const places = new Map<string, string[]>();
  for (const site of sites) {
    const place = spell(site);
    places.set(place, [...(places.get(place) ?? []), site.operation]);
  }
  return [...places].map(([place, operations]) => {
    const { size } = new Set(operations);
    if (operations.length === 1) return place;
    return size === operations.length ? `${place} (${size} operations)` : `${place} (${operations.length})`;
  });
}

/** The call sites in a file, and those in any file that need a change of it. */
interface OfFile {
  readonly own: readonly CallSiteResult[];
  readonly needing: readonly CallSiteResult[];
}

const byFile = new WeakMap<RunResult['callSites'], ReadonlyMap<string, OfFile>>();

/** The call sites that a file has to do with. */
export function sitesOfFile({ callSites }: Pick<RunResult, 'callSites'>, path: string): OfFile {
  const found = byFile.get(callSites) ?? indexed(callSites);
  byFile.set(callSites, found);
  return found.get(path) ?? { own: [], needing: [] };
}

function indexed(callSites: readonly CallSiteResult[]): ReadonlyMap<string, OfFile> {
  const all = new Map<string, { own: CallSiteResult[]; needing: CallSiteResult[] }>();
  const of = (path: string) => {
    const known = all.get(path) ?? { own: [], needing: [] };
    all.set(path, known);
    return known;
  };
  for (const site of callSites) {
    of(site.file).own.push(site);
    for (const path of new Set(site.dependsOn.map(({ file }) => file))) of(path).needing.push(site);
  }
  return all;
}

/** Call sites with the same reason, grouped by message and suggestion; equal messages are adjacent. */
export interface ReasonGroup {
  readonly code: string;
  readonly title: string;
  readonly callSites: readonly CallSiteResult[];
  readonly messages: readonly {
    readonly message: string;
    readonly suggestion: string | undefined;
    readonly callSites: readonly CallSiteResult[];
  }[];
}

/** Groups call sites by reason, most frequent first; a call site with two reasons is in two groups. */
export function byReason(callSites: readonly CallSiteResult[], reasons: RunResult['reasons']): readonly ReasonGroup[] {
  const titles = new Map(reasons.map(({ code, title }) => [code, title]));
  const codes = [...new Set(callSites.flatMap(({ notes }) => notes.map(({ code }) => code)))];
  const groups = codes.map((code): ReasonGroup => {
    const messages = new Map<
      string,
      { message: string; suggestion: string | undefined; callSites: CallSiteResult[] }
    >();
    for (const site of callSites) {
      for (const { message, suggestion } of site.notes.filter((note) => note.code === code)) {
        const key = JSON.stringify([message, suggestion]);
        const known = messages.get(key) ?? { message, suggestion, callSites: [] };
        if (known.callSites.at(-1) !== site) known.callSites.push(site);
        messages.set(key, known);
      }
    }
    const sites = callSites.filter(({ notes }) => notes.some((note) => note.code === code));
    const title = titles.get(code) ?? code.replaceAll('-', ' ');
    const all = [...messages.values()];
    const texts = [...new Set(all.map(({ message }) => message))];
    const sorted = texts.flatMap((text) => all.filter(({ message }) => message === text));
    return { code, title, callSites: sites, messages: sorted };
  });
  return groups.sort((a, b) => b.callSites.length - a.callSites.length);
}

/** The heading for the first reason of a call site; an empty string if it has none. */
export function reasonOf({ notes }: Pick<CallSiteResult, 'notes'>, { reasons }: Pick<RunResult, 'reasons'>): string {
  const [first] = notes;
  if (first === undefined) return '';
  return reasons.find(({ code }) => code === first.code)?.title ?? first.code.replaceAll('-', ' ');
}
