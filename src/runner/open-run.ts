import { join } from 'node:path';
import { apiOfRun } from '../contract/api.ts';
import type { OpenApi } from '../contract/openapi.ts';
import type { Profile } from '../contract/profile.ts';
import { UsageError } from '../contract/usage-error.ts';
import { deprecationsBetween } from '../contract/versions.ts';
import { type MigrateOptions, migrateFile } from '../migrate/migrate-file.ts';
import { type Alias, aliasOf } from './codebase/alias.ts';
import { findAutoImports } from './codebase/auto-imports.ts';
import { openCodebase, openStore } from './codebase/codebase.ts';
import { packagesBelow } from './codebase/package-of.ts';
import type { Opening } from './codebase/reached-by-name.ts';
import { createResolve } from './codebase/resolve-import.ts';
import { openSurroundings } from './codebase/surroundings.ts';
import { type Survey, surveyFiles } from './codebase/survey.ts';
import { setUp } from './configuration/own-transforms.ts';
import { follow } from './files.ts';
import { type ListedFile, listFiles } from './listing/list-files.ts';
import type { RunOptions } from './run.ts';
import { type EachOf, eachInTurn } from './scan/each-in-turn.ts';
import { type Scanned, scannerOf } from './scan/scan-all.ts';
import { untilTried } from './scan/until-tried.ts';

/** A run whose files are listed and surveyed, but not yet scanned. */
export interface OpenRun extends Pick<Survey, 'sign'> {
  readonly listed: readonly ListedFile[];
  /** Scans every file, in memory, and again if other files affect it. */
  scan(profile: string, each: EachOf, refused?: MigrateOptions['refused']): Promise<Scanned>;
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
  const asked = {
    deprecations,
    transforms: setUp(options.transforms).transforms,
    baseUrls: options.baseUrls,
    ownRoutes: survey.ownRoutes,
    packageOf: packagesBelow(cwd),
    codebase: {
      ...openCodebase(cwd, opening, listed, autoImports, survey.imports),
      ...(options.clients && { clients: options.clients }),
    },
    surroundings: openSurroundings(options.cwd),
    ...(document && { document }),
  };
  const quietly: EachOf = (items, work) => eachInTurn(items, work, { signal: options.signal });
  const scanAll = scannerOf({ cwd, listed, survey, asked, quietly, migrate, mayWrite: !options.isCheck });
  // A trial is only for our own migration.
  const scan =
    migrate === migrateFile ? untilTried(scanAll, { ...asked, listed, survey, open: opening.open, quietly }) : scanAll;
  return {
    listed,
    sign: survey.sign,
    scan: async (profile, each, refused = new Map()) => scan(profileOf(profile), each, { refused, tried: new Map() }),
  };
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
