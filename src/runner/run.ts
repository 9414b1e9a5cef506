import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { transforms } from '../../transforms/index.ts';
import { type Profile, type ProfileName, profiles } from '../contract/profile.ts';
import { UsageError } from '../contract/usage-error.ts';
import { deprecationsBetween, parseVersion } from '../contract/versions.ts';
import type { TextPlace } from '../rewrite/diagnostic.ts';
import type { OtherPrefix } from '../rewrite/document-notes.ts';
import { type MigrateOptions, migrateFile } from '../rewrite/migrate-file.ts';
import { type Alias, aliasOf } from './alias.ts';
import { openCodebase } from './codebase.ts';
import { decideTogether } from './decide-together.ts';
import { follow } from './files.ts';
import { growFunctions } from './grow.ts';
import { holdDoubles } from './hold-doubles.ts';
import { type ListedFile, listFiles } from './list-files.ts';
import { findOtherPrefix } from './other-prefix.ts';
import { packagesBelow } from './package-of.ts';
import { hintOf, otherProfile, type ProfileHint } from './profile-hint.ts';
import { readDocument } from './read-document.ts';
import { createResolve } from './resolve-import.ts';
import type { RunResult } from './run-result.ts';
import { type FileScan, scanFile } from './scan-file.ts';
import { summarize } from './summarize.ts';
import { openSurroundings } from './surroundings.ts';
import { surveyFiles } from './survey.ts';
import { toolVersion } from './tool-version.ts';
import { createdFile, modulesOf, writeModules } from './write-modules.ts';
import { writeScan } from './write-scan.ts';

/** What a run is asked to do. */
export interface RunOptions {
  /** The folder that every path is relative to, in the options and in the result. */
  readonly cwd: string;
  /** Files, folders and globs; none means `cwd`. */
  readonly paths: readonly string[];
  /** The API version to move to, such as `1.26` or `1.26.0`. */
  readonly target: string;
  /** The API version that the code already is at, or null. */
  readonly from: string | null;
  readonly profile: ProfileName;
  /** Whether to write the changes to disk. */
  readonly write: boolean;
  /** Globs of files to leave out. */
  readonly ignore: readonly string[];
  /** The service's own addresses. */
  readonly baseUrls: readonly string[];
  /** Names that imports start with, and the folder or file each stands for, relative to `cwd`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** A file or an address with the OpenAPI document of the server, to compare the new requests with. */
  readonly openapi?: string;
  /** Is told, before anything is written, in one line what is wrong with the run as a whole. */
  readonly onWarning?: (warning: string) => void;
  /**
   * Is asked, where the code base has deprecated call sites and names a server that another profile knows, which profile
   * to use. Nothing is written before it answers.
   */
  readonly chooseProfile?: (hint: ProfileHint) => Promise<ProfileName>;
  /** Is told from time to time how many of the files are done. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Migrates the files under the given paths and gives an account of every one of them. Writes only where asked to, and
 * only after all files have been worked out, so that the result without `write` is what `write` does.
 * Refuses the user's mistakes with a UsageError; trouble with one file is that file's outcome, and the run goes on.
 */
export async function run(options: RunOptions, migrate: typeof migrateFile = migrateFile): Promise<RunResult> {
  const deprecations = deprecationsBetween(options);
  const profile = profileOf(options.profile);
  const other = options.chooseProfile && otherProfile(options.profile);
  const document = options.openapi === undefined ? undefined : await readDocument(options.openapi, options.cwd);
  const listed = listFiles(options);
  const cwd = follow(options.cwd).realPath;
  const resolve = createResolve({ cwd, listed: listed.map(({ path }) => path), aliases: aliasesOf(options) });
  const survey = surveyFiles(listed, resolve, other?.server.word);
  const asked: MigrateOptions = {
    deprecations,
    transforms,
    profile,
    baseUrls: options.baseUrls,
    ownRoutes: survey.ownRoutes,
    packageOf: packagesBelow(cwd),
    codebase: openCodebase(cwd, resolve, listed),
    surroundings: openSurroundings(options.cwd),
    ...(document && { document }),
  };
  const scan = async (by: Profile) => {
    const scanning = { listed, options: { ...asked, profile: by }, importers: survey.importers, migrate };
    const alone = await eachInTurn(listed, (file) => scanFile(file, scanning), options.onProgress);
    const together = decideTogether(alone, scanning, survey.senders);
    const grown = growFunctions(together.scans, together.scanning);
    const held = holdDoubles(grown.scans, survey.imports);
    return grown.scans.map((one, index) => {
      const holdDouble = held.get(one.file.path);
      return holdDouble === undefined ? one : grown.again(listed[index] as ListedFile, { holdDouble });
    });
  };
  const planned = await scan(profile);
  const isClient = planned.some(({ callSites }) => callSites.length > 0);
  const hint = other && isClient ? hintOf(other, options.cwd, survey.sign) : undefined;
  const chosen = hint && options.chooseProfile ? await options.chooseProfile(hint) : options.profile;
  const known = withoutSentTexts(chosen === options.profile ? planned : await scan(profileOf(chosen)));
  if (document !== undefined) warnOfPrefix(findOtherPrefix(known, document, profileOf(chosen), deprecations), options);
  const scans = options.write ? await eachInTurn(writeModules(options.cwd, known), writeScan) : known;
  return { ...headOf({ ...options, profile: chosen }), ...bodyOf(scans, listed.length) };
}

/** A run that would write calls which the server answers with something else is refused. */
function warnOfPrefix(other: OtherPrefix | undefined, { write, onWarning }: RunOptions): void {
  if (other === undefined) return;
  const message = `in the OpenAPI document ${other.message}`;
  if (write) throw new UsageError(`${message}; nothing was written`);
  onWarning?.(message);
}

function aliasesOf({ cwd, aliases = {} }: RunOptions): readonly Alias[] {
  return Object.entries(aliases).map(([name, path]) => aliasOf(name, join(cwd, path)));
}

/** A path constant that call sites of other files send is no mention. */
function withoutSentTexts(scans: readonly FileScan[]): FileScan[] {
  const key = (place: TextPlace) => `${place.file}:${place.line}:${place.column}`;
  const sent = new Set(scans.flatMap(({ sentFromElsewhere }) => sentFromElsewhere.map(key)));
  return scans.map((scan) => ({ ...scan, mentions: scan.mentions.filter((mention) => !sent.has(key(mention))) }));
}

function profileOf(profile: ProfileName): Profile {
  if (Object.hasOwn(profiles, profile)) return profiles[profile];
  throw new UsageError(`profile must be one of ${Object.keys(profiles).join(', ')}, not \`${profile}\``);
}

type Head = Omit<RunResult, keyof ReturnType<typeof bodyOf>>;

function headOf({ target, from, profile, write }: RunOptions): Head {
  return {
    schemaVersion: 1,
    tool: { name: 'catalogue-codemod', version: toolVersion },
    target: parseVersion(target, '--target'),
    from: from === null ? null : parseVersion(from, '--from'),
    profile,
    written: write,
  };
}

function bodyOf(scans: readonly FileScan[], listed: number) {
  const created = modulesOf(scans).map(createdFile);
  return {
    summary: summarize(scans, listed, created.length),
    callSites: scans.flatMap(({ callSites }) => callSites),
    mentions: scans.flatMap(({ mentions }) => mentions),
    files: [...scans.map(({ file }) => file), ...created],
  };
}

const pauseEvery = 40;

/** Works item by item, and lets others have the thread every 40 ms, so that progress can be drawn. */
async function eachInTurn<T, R>(
  items: readonly T[],
  work: (item: T) => R,
  onProgress?: RunOptions['onProgress'],
): Promise<R[]> {
  const done: R[] = [];
  const tell = (): void => onProgress?.({ done: done.length, total: items.length });
  let pause = performance.now() + pauseEvery;
  for (const item of items) {
    done.push(work(item));
    if (performance.now() < pause) continue;
    tell();
    await setImmediate();
    pause = performance.now() + pauseEvery;
  }
  tell();
  return done;
}
