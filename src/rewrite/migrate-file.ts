import type { Deprecation } from '../contract/deprecations.ts';
import type { Profile } from '../contract/profile.ts';
import type { FileMigration } from './diagnostic.ts';

/** What a migration is asked to do; the same for every file of a run. */
export interface MigrateOptions {
  /** The deprecations to apply; see `deprecationsBetween` of the contract layer. */
  readonly deprecations: readonly Deprecation[];
  readonly profile: Profile;
  /** The service's own addresses, e.g. `https://books.example.net/komga`. */
  readonly baseUrls: readonly string[];
}

/** Migrates one file given as text. `path` chooses the parser by its extension. Never throws for what the file holds. */
export function migrateFile(_path: string, text: string, _options: MigrateOptions): FileMigration {
  return { output: text, callSites: [], mentions: [] };
}

/** Whether a file with this text can hold a call site or a mention; files that cannot are not parsed. */
export function mayConcern(_text: string): boolean {
  return true;
}
