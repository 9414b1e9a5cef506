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
import { packagesAround } from './codebase/package-of.ts';
import type { Opening } from './codebase/reached-by-name.ts';
import { createResolve } from './codebase/resolve-import.ts';
import { openSurroundings } from './codebase/surroundings.ts';
import { type Survey, surveyFiles } from './codebase/survey.ts';
import { openExamples } from './configuration/example-settings.ts';
import { setUp } from './configuration/own-transforms.ts';
import { follow, readTextIfAny } from './files.ts';
import { type ListedFile, listFiles } from './listing/list-files.ts';
import type { Contradiction } from './questions/question.ts';
import { type Facts, statedAbout } from './questions/statements.ts';
import { findSignInPackage, type Sign } from './result/find-sign.ts';
import { testsOf } from './result/tests-of.ts';
import type { RunOptions } from './run.ts';
import { type EachOf, eachInTurn } from './scan/each-in-turn.ts';
import { onceFor } from './scan/once.ts';
import { type ScanAll, type Scanned, scannerOf } from './scan/scan-all.ts';
import { untilTried } from './scan/until-tried.ts';
import type { Compiler } from './typecheck/compiler.ts';
import { untilCompiled } from './typecheck/until-compiled.ts';

/** A run whose files are listed and surveyed, but not yet scanned. */
export interface OpenRun extends Pick<Survey, 'sign'> {
  readonly listed: readonly ListedFile[];
  /** The tests that import one of some files, directly or through others. */
  testsOf(changed: readonly string[]): readonly string[];
  /** The settings in some facts that the code contradicts, as far as a scan has shown. */
  contradictions(facts: Facts): readonly Contradiction[];
  /** Scans every file, in memory, and again if other files affect it; by default with the facts of the options. */
  scan(profile: string, each: EachOf, refused?: MigrateOptions['refused'], facts?: Facts): Promise<Scanned>;
}

/** What a run looks for beside call sites, and what it compares its changes with. */
interface Asked {
  readonly serverWord?: string | undefined;
  readonly document?: OpenApi | undefined;
  readonly compiler?: Compiler | undefined;
}

/** Lists and surveys the files of a run. Throws a UsageError for the user's mistakes. */
export function openRun(
  options: RunOptions,
  migrate: typeof migrateFile,
  { serverWord, document, compiler }: Asked = {},
): OpenRun {
  const deprecations = deprecationsBetween(options);
  profileOf(options.profile);
  const listed = listFiles(options);
  const cwd = follow(options.cwd).realPath;
  const resolve = createResolve({ cwd, listed: listed.map(({ path }) => path), aliases: aliasesOf(options) });
  const autoImports = findAutoImports(cwd, listed);
  const opening: Opening = { resolve, open: openStore(cwd) };
  const packageOf = packagesAround(cwd);
  const survey = surveyFiles(listed, opening, autoImports, { word: serverWord, packageOf });
  const codebase = { ...openCodebase(cwd, opening, listed, autoImports, survey), exampleOf: openExamples(cwd) };
  const stated = statedAbout(codebase);
  const always = {
    deprecations,
    transforms: setUp(options.transforms).transforms,
    ownRoutes: survey.ownRoutes,
    packageOf,
    surroundings: openSurroundings(options.cwd, listed, opening.open, survey.texts.filesWith),
    ...(document && { document }),
  };
  const quietly: EachOf = (items, work) => eachInTurn(items, work, { signal: options.signal });
  // What one scan finds out is kept for the next one with the same facts.
  const scanners = new WeakMap<Facts, ScanAll>();
  const once = onceFor();
  const scannerFor = (facts: Facts): ScanAll => {
    const asked = { ...always, ...stated.with(facts) };
    const own = { migrate, once: once(facts), mayWrite: !options.isCheck };
    const scanAll = scannerOf({ cwd, listed, survey, asked, quietly, ...own });
    // A trial is only for our own migration.
    if (migrate !== migrateFile) return scanAll;
    const tried = untilTried(scanAll, { ...asked, listed, survey, open: opening.open, quietly });
    const { onWarning } = options;
    return compiler ? untilCompiled(tried, { compiler, cwd, imports: survey.imports, onWarning }) : tried;
  };
  const scan: OpenRun['scan'] = async (profile, each, refused = new Map(), facts = options) => {
    const scanAll = scanners.get(facts) ?? scannerFor(facts);
    scanners.set(facts, scanAll);
    return scanAll(profileOf(profile), each, { refused, tried: new Map() });
  };
  const sign =
    serverWord === undefined
      ? undefined
      : signOfPackages(
          serverWord,
          cwd,
          listed.map(({ path }) => packageOf(path).folder),
        );
  return {
    listed,
    sign: sign ?? survey.sign,
    scan,
    testsOf: (changed) => testsOf(survey.imports, changed),
    contradictions: stated.contradictions,
  };
}

/** The first sign in the name of a package: of the working directory, if it has files of the run, or of some of these. */
function signOfPackages(word: string, cwd: string, folders: readonly string[]): Sign | undefined {
  const isInside = folders.some((folder) => !folder.startsWith('..'));
  for (const folder of new Set([...(isInside ? [''] : []), ...folders])) {
    const path = join(folder, 'package.json');
    const sign = findSignInPackage(word, { path, text: readTextIfAny(join(cwd, path)) ?? '' });
    if (sign !== undefined) return sign;
  }
  return undefined;
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
