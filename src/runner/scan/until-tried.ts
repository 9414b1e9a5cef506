import type { Deprecation } from '../../contract/deprecations.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Position } from '../../migrate/diagnostic.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { ClosedFile, Codebase } from '../../values/codebase.ts';
import type { Opening } from '../codebase/reached-by-name.ts';
import type { EachOf } from './each-in-turn.ts';
import { startsOf } from './entries.ts';
import type { Left, ScanAll, Scanned, Surveyed } from './scan-all.ts';
import { tryOut } from './try-out.ts';

/**
 * How many files without call sites are tried: a trial of those can only show what was overlooked. Fewer, if there are
 * no call sites at all.
 */
const mostTried = 30;
const fewTried = 10;

/** The size of a code base up to which it is searched for parts of paths. */
const mostListed = 500;

/** How often what a trial leaves is tried again. */
const mostTrials = 4;

/** What a trial reads. */
interface Trying extends Pick<Surveyed, 'listed' | 'survey' | 'quietly'> {
  readonly open: Opening['open'];
  readonly codebase: Codebase;
  readonly deprecations: readonly Deprecation[];
}

/** Scans every file again until the changed code behaves as before, as far as a trial shows. */
export function untilTried(scanAll: ScanAll, trying: Trying): ScanAll {
  const { codebase, deprecations, quietly } = trying;
  return async (profile: Profile, each: EachOf, first: Left): Promise<Scanned> => {
    let left = first;
    for (let round = 0; ; round++) {
      const scanned = await scanAll(profile, round === 0 ? each : quietly, left);
      if (round === mostTrials) return scanned;
      const isClient = scanned.scans.some(({ callSites }) => callSites.length > 0);
      const candidates = mayRequest(trying, isClient ? mostTried : fewTried);
      const known = { deprecations, profile };
      const tried = await tryOut({ scans: scanned.scans, codebase, candidates, known }, quietly);
      const next = { refused: joined(left.refused, tried.refused), tried: joined(left.tried, tried.found) };
      if (sizeOf(next) === sizeOf(left)) return scanned;
      left = next;
    }
  };
}

/** The files that may send requests: those that the survey found, and those with the beginning of a path. */
function mayRequest({ listed, survey, open, codebase, deprecations }: Trying, most: number): readonly SourceFile[] {
  const surveyed = listed.filter(({ path, exclusion }) => !exclusion && survey.candidates.has(path)).slice(0, most);
  const named = [...startsOf(deprecations)].flatMap((prefix) => (codebase.filesWith?.(prefix) ?? []).slice(0, most));
  const hidden = listed.length > mostListed ? [] : withPartsOfPaths(codebase, deprecations);
  const opened = [...named, ...hidden.slice(0, fewTried)].flatMap((one) => one.open());
  const all = new Set([...surveyed.flatMap(({ realPath }) => open(realPath).slice(0, 1)), ...opened]);
  return [...all].slice(0, mostTried);
}

/** The files that may send requests to paths that they build from parts: `'api.v1.genres'.split('.')`. */
function withPartsOfPaths({ filesWith }: Codebase, deprecations: readonly Deprecation[]): readonly ClosedFile[] {
  const ends = deprecations.map(({ operation }) => /([^/{}]+)(?:\/\{\w+\})?$/.exec(operation)?.[1] ?? operation);
  const senders = [...new Set(sending.flatMap((name) => filesWith?.(name) ?? []))];
  const having = (parts: readonly string[]) => senders.filter((one) => parts.some((part) => one.text().includes(part)));
  // Example: `${facet}s`, for a facet `genre`
  return [...new Set([...having([...ends, 'new Proxy(']), ...having(ends.map((end) => end.replace(/s$/, '')))])];
}

const sending = ['fetch', 'axios', 'ky', 'got', 'superagent', 'XMLHttpRequest'];

function sizeOf({ refused, tried }: Left): number {
  return [...refused.values(), ...tried.values()].reduce((sum, all) => sum + all.length, 0);
}

/** The positions of two lists, each once. */
export function joined<T extends Position>(
  first: ReadonlyMap<string, readonly T[]>,
  second: ReadonlyMap<string, readonly T[]>,
) {
  const all = new Map(first);
  for (const [path, more] of second) {
    const own = all.get(path) ?? [];
    const isNew = (one: T) => !own.some(({ line, column }) => line === one.line && column === one.column);
    all.set(path, [...own, ...more.filter(isNew)]);
  }
  return all;
}
