import type { Profile } from '../../contract/profile.ts';
import type { Position } from '../../migrate/diagnostic.ts';
import { tellOnce } from '../../migrate/edits/grow-wrappers.ts';
import type { MigrateOptions } from '../../migrate/migrate-file.ts';
import { nearIn } from '../codebase/near.ts';
import type { Survey } from '../codebase/survey.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { moduleHeld } from '../writing/write-file.ts';
import { decideTogether } from './decide-together.ts';
import type { EachOf } from './each-in-turn.ts';
import { growFunctions } from './grow.ts';
import { holdBack } from './hold-back.ts';
import { holdDoubles } from './hold-doubles.ts';
import { type FileScan, type Scanning, scanFile } from './scan-file.ts';

/** What a run knows before its first scan. */
export interface Surveyed extends Pick<Scanning, 'migrate' | 'mayWrite' | 'once'> {
  readonly cwd: string;
  readonly listed: readonly ListedFile[];
  readonly survey: Survey;
  readonly asked: Omit<MigrateOptions, 'profile'>;
  /** Processes files without reporting progress. */
  readonly quietly: EachOf;
}

/** The call sites to leave, and those that only a trial found. */
export interface Left {
  readonly refused: NonNullable<MigrateOptions['refused']>;
  readonly tried: NonNullable<MigrateOptions['tried']>;
}

/** The outcome of each file of a run, in the order listed. */
export interface Scanned {
  readonly scans: readonly FileScan[];
  /** The options with which a file was scanned last. */
  optionsFor(path: string): MigrateOptions;
}

/** Scans all files of a run; only the first step reports progress. */
export type ScanAll = (profile: Profile, each: EachOf, left: Left) => Promise<Scanned>;

/**
 * How to scan all files of a run: each on its own, then those again that other files affect. Another scan repeats only
 * the files for which something else is left.
 */
export function scannerOf({ cwd, listed, survey, asked, quietly, migrate, once, mayWrite }: Surveyed): ScanAll {
  const before = new Map<Profile, { readonly left: Left; readonly scans: readonly FileScan[] }>();
  return async (profile, each, left) => {
    const scanning: Scanning = {
      listed,
      options: { ...asked, profile, ...left },
      candidates: new Set([...survey.candidates, ...left.tried.keys()]),
      quiet: survey.quiet,
      near: nearIn(survey.imports),
      migrate,
      once,
      mayWrite,
    };
    const last = before.get(profile);
    const alone = await each(listed.entries(), ([index, file]) => {
      const known = last && isLeftAlike(file.path, last.left, left) ? last.scans[index] : undefined;
      return known ?? scanFile(file, scanning);
    });
    before.set(profile, { left, scans: alone });
    const together = await decideTogether(alone, scanning, survey.senders, quietly);
    const grown = await growFunctions(together.scans, together.scanning, quietly);
    const kept = holdBack(grown.scans, moduleHeld(cwd));
    const held = holdDoubles(kept, survey.imports);
    const holding = (path: string): Partial<MigrateOptions> => {
      const holdDouble = held.get(path);
      return holdDouble === undefined ? {} : { holdDouble };
    };
    const scans = kept.map((one, index) =>
      held.has(one.file.path)
        ? { ...grown.again(listed[index] as ListedFile, holding(one.file.path)), needs: one.needs }
        : one,
    );
    const told = new Set<string>();
    const telling = scans.map((scan) => ({ ...scan, callSites: tellOnce(scan.callSites, told) }));
    return { scans: telling, optionsFor: (path) => ({ ...grown.options, ...holding(path) }) };
  };
}

/** Whether the same call sites of a file are left. */
function isLeftAlike(path: string, one: Left, other: Left): boolean {
  return isSame(one.refused.get(path), other.refused.get(path)) && isSame(one.tried.get(path), other.tried.get(path));
}

function isSame(some: readonly Position[] = [], others: readonly Position[] = []): boolean {
  const isAlike = ({ line, column }: Position, index: number) =>
    others[index]?.line === line && others[index]?.column === column;
  return some.length === others.length && some.every(isAlike);
}
