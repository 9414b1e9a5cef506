import { join } from 'node:path';
import { apiOfRun } from '../contract/api.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import type { OpenApi } from '../contract/openapi.ts';
import type { Profile } from '../contract/profile.ts';
import { UsageError } from '../contract/usage-error.ts';
import { deprecationsBetween } from '../contract/versions.ts';
import type { Position } from '../migrate/diagnostic.ts';
import { type MigrateOptions, migrateFile } from '../migrate/migrate-file.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Codebase } from '../values/codebase.ts';
import { type Alias, aliasOf } from './codebase/alias.ts';
import { findAutoImports } from './codebase/auto-imports.ts';
import { openCodebase, openStore } from './codebase/codebase.ts';
import { nearIn } from './codebase/near.ts';
import { packagesBelow } from './codebase/package-of.ts';
import type { Opening } from './codebase/reached-by-name.ts';
import { createResolve } from './codebase/resolve-import.ts';
import { openSurroundings } from './codebase/surroundings.ts';
import { type Survey, surveyFiles } from './codebase/survey.ts';
import { tryOut } from './codebase/try-out.ts';
import { setUp } from './configuration/own-transforms.ts';
import { decideTogether } from './decide-together.ts';
import { follow } from './files.ts';
import { growFunctions } from './grow.ts';
import { holdBack } from './hold-back.ts';
import { holdDoubles } from './hold-doubles.ts';
import { type ListedFile, listFiles } from './listing/list-files.ts';
import type { Contradiction } from './questions/question.ts';
import { type Facts, statedAbout } from './questions/statements.ts';
import type { RunOptions } from './run.ts';
import { type FileScan, scanFile } from './scan-file.ts';
import { moduleHeld } from './writing/write-file.ts';

/** Processes items one by one, in the order given. */
type EachOf = <T, R>(items: readonly T[], work: (item: T) => R) => Promise<R[]>;

/** A run whose files are listed and surveyed, but not yet scanned. */
export interface OpenRun extends Pick<Survey, 'sign'> {
  readonly listed: readonly ListedFile[];
  /** The statements of the user that the code contradicted so far. */
  contradictions(): readonly Contradiction[];
  /** Scans every file, in memory, and again if other files affect it; by default with the facts of the options. */
  scan(profile: string, each: EachOf, refused?: MigrateOptions['refused'], facts?: Facts): Promise<Scanned>;
}

/** The outcome of each file of a run, in the order listed. */
export interface Scanned {
  readonly scans: readonly FileScan[];
  /** The options with which a file was scanned last. */
  optionsFor(path: string): MigrateOptions;
}

/** Lists and surveys the files of a run. Throws a UsageError for the user's mistakes. */
export function openRun(
  options: RunOptions,
  migrate: typeof migrateFile,
  { serverWord, document }: { serverWord?: string | undefined; document?: OpenApi | undefined } = {},
): OpenRun {
  const deprecations = deprecationsBetween(options);
  profileOf(options.profile);
  const listed = listFiles(options);
  const cwd = follow(options.cwd).realPath;
  const resolve = createResolve({ cwd, listed: listed.map(({ path }) => path), aliases: aliasesOf(options) });
  const autoImports = findAutoImports(cwd, listed);
  const opening: Opening = { resolve, open: openStore(cwd) };
  const survey = surveyFiles(listed, opening, autoImports, serverWord);
  const stated = statedAbout(openCodebase(cwd, opening, listed, autoImports, survey.imports));
  const always = {
    deprecations,
    transforms: setUp(options.transforms).transforms,
    ownRoutes: survey.ownRoutes,
    packageOf: packagesBelow(cwd),
    surroundings: openSurroundings(options.cwd),
    ...(document && { document }),
  };
  const scanOnce = async (asked: MigrateOptions, each: EachOf, left: Left): Promise<Scanned> => {
    const known: MigrateOptions = { ...asked, ...left };
    const scanning = {
      listed,
      options: known,
      candidates: new Set([...survey.candidates, ...left.tried.keys()]),
      near: nearIn(survey.imports),
      migrate,
      mayWrite: !options.isCheck,
    };
    const alone = await each(listed, (file) => scanFile(file, scanning));
    const together = decideTogether(alone, scanning, survey.senders);
    const grown = growFunctions(together.scans, together.scanning);
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
    return { scans, optionsFor: (path) => ({ ...grown.options, ...holding(path) }) };
  };
  const scan: OpenRun['scan'] = (profile, each, refused = new Map(), facts = options) => {
    const asked = { ...always, ...stated.with(facts), profile: profileOf(profile) };
    const scanNow = (left: Left, eachNow: EachOf) => scanOnce(asked, eachNow, left);
    // The other steps are only for our own migration.
    if (migrate !== migrateFile) return scanNow({ refused, tried: new Map() }, each);
    const candidates = (most: number) => mayRequest({ listed, survey, open: opening.open, ...asked }, most);
    return untilTried(scanNow, { ...asked, candidates }, each, refused);
  };
  return { listed, sign: survey.sign, scan, contradictions: stated.contradictions };
}

interface Requesting {
  readonly listed: readonly ListedFile[];
  readonly survey: Survey;
  readonly open: Opening['open'];
  readonly codebase: Codebase;
  readonly deprecations: readonly Deprecation[];
}

interface Trying extends Pick<MigrateOptions, 'deprecations' | 'profile'> {
  readonly codebase: Codebase;
  candidates(most: number): readonly SourceFile[];
}

/** Scans every file again until the changed code behaves as before, as far as a trial shows. */
async function untilTried(
  scanOnce: (left: Left, each: EachOf) => Promise<Scanned>,
  { deprecations, profile, codebase, candidates }: Trying,
  each: EachOf,
  refused: Left['refused'],
): Promise<Scanned> {
  let left: Left = { refused, tried: new Map() };
  for (let round = 0; ; round++) {
    // Only the first round reports progress.
    const scanned = await scanOnce(left, round === 0 ? each : async (items, work) => items.map(work));
    if (round === mostTrials) return scanned;
    const isClient = scanned.scans.some(({ callSites }) => callSites.length > 0);
    const others = candidates(isClient ? mostTried : fewTried);
    const tried = tryOut({ scans: scanned.scans, codebase, candidates: others, known: { deprecations, profile } });
    const next = { refused: joined(left.refused, tried.refused), tried: joined(left.tried, tried.found) };
    if (sizeOf(next) === sizeOf(left)) return scanned;
    left = next;
  }
}

/** The files that may send requests: those that the survey found, and those with the beginning of a path. */
function mayRequest({ listed, survey, open, codebase, deprecations }: Requesting, most: number): readonly SourceFile[] {
  const surveyed = listed.filter(({ path, exclusion }) => !exclusion && survey.candidates.has(path)).slice(0, most);
  const prefixes = new Set(deprecations.map(({ operation }) => /\/[^/]+\/[^/]+/.exec(operation)?.[0] ?? ''));
  const named = [...prefixes].flatMap((prefix) => codebase.filesWith?.(prefix, most) ?? []);
  return [...new Set([...surveyed.flatMap(({ realPath }) => open(realPath).slice(0, 1)), ...named])].slice(
    0,
    mostTried,
  );
}

/**
 * How many files without call sites are tried: a trial of those can only show what was overlooked. Fewer, if there are
 * no call sites at all.
 */
const mostTried = 30;
const fewTried = 10;

/** How often what a trial leaves is tried again. */
const mostTrials = 4;

/** The call sites that a trial left, and those it found. */
interface Left {
  readonly refused: NonNullable<MigrateOptions['refused']>;
  readonly tried: NonNullable<MigrateOptions['tried']>;
}

function sizeOf({ refused, tried }: Left): number {
  return [...refused.values(), ...tried.values()].reduce((sum, all) => sum + all.length, 0);
}

/** The positions of two lists, each once. */
function joined<T extends Position>(
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

function aliasesOf({ cwd, aliases = {} }: RunOptions): readonly Alias[] {
  return Object.entries(aliases).map(([name, path]) => aliasOf(name, join(cwd, path)));
}

/** Returns a profile by its name. Throws a UsageError for an unknown name. */
export function profileOf(profile: string): Profile {
  const { profiles } = apiOfRun();
  const found = Object.hasOwn(profiles, profile) ? profiles[profile] : undefined;
  if (found !== undefined) return found;
  throw new UsageError(`profile must be one of ${Object.keys(profiles).join(', ')}, not \`${profile}\``);
}
