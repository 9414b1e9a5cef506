import { deprecations } from '../../src/contract/deprecations.ts';
import { type Profile, profiles } from '../../src/contract/profile.ts';
import type { Diagnostic, FileMigration } from '../../src/rewrite/diagnostic.ts';
import { type MigrateOptions, migrateFile } from '../../src/rewrite/migrate-file.ts';
import type { Surroundings } from '../../src/rewrite/module-place.ts';
import { openSource, type SourceFile } from '../../src/source/source-file.ts';
import type { Codebase } from '../../src/url/evaluate.ts';
import { transforms } from '../../transforms/index.ts';
import { type ClientFiles, findModule } from './run-client.ts';

/** A client after its migration. */
export interface MigratedClient {
  readonly files: ClientFiles;
  readonly callSites: readonly Diagnostic[];
  /** How many texts are reported that belong to no call site. */
  readonly mentions: number;
  /** Paths of files that did not parse. */
  readonly failures: readonly string[];
}

/** The profile of a name; undefined while there is none. */
export function findProfile(name: string): Profile | undefined {
  return (profiles as Readonly<Record<string, Profile>>)[name];
}

/** Migrates every file of a client, each with sight of the others as they were. */
export function migrateClient(files: ClientFiles, profile: Profile): MigratedClient {
  const options: MigrateOptions = {
    deprecations,
    transforms,
    profile,
    baseUrls: [],
    codebase: codebaseOf(files),
    surroundings: surroundingsOf(files),
  };
  const migrations = [...files].map(([path, text]) => [path, migrateFile(path, text, options)] as const);
  return {
    files: new Map([
      ...migrations.map(([path, { output }]) => [path, output] as const),
      ...migrations.flatMap(([, one]) => generatedFiles(one)),
    ]),
    callSites: migrations.flatMap(([, { callSites }]) => callSites),
    mentions: migrations.flatMap(([, { mentions }]) => mentions).length,
    failures: migrations.flatMap(([path, { failure }]) => (failure === undefined ? [] : [path])),
  };
}

/** The module that a migration writes beside a client's own. */
function generatedFiles({ module }: FileMigration): readonly (readonly [path: string, text: string])[] {
  return module === undefined ? [] : [[module.path, module.text]];
}

function surroundingsOf(files: ClientFiles): Surroundings {
  return { packageOf: () => ({ folder: '', isModule: true }), textAt: (path) => files.get(path) };
}

function codebaseOf(files: ClientFiles): Codebase {
  const opened = new Map<string, SourceFile | undefined>();
  return {
    open: (from, specifier) => {
      const path = findModule(files, from.path, specifier);
      if (path === undefined) return undefined;
      if (!opened.has(path)) opened.set(path, open(path, files.get(path) ?? ''));
      return opened.get(path);
    },
  };
}

function open(path: string, text: string): SourceFile | undefined {
  const file = openSource(path, text);
  return 'failure' in file ? undefined : file;
}
