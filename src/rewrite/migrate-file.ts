import type { FileMigration } from './diagnostic.ts';

/** What a migration is asked to do; the same for every file of a run. */
export interface MigrateOptions {
  /** Apply what was deprecated up to this version, e.g. `1.26.0`. */
  readonly versions: readonly string[];
  readonly profile: 'contract';
  /** The service's own addresses, e.g. `https://books.example.net/komga`. */
  readonly baseUrls: readonly string[];
}

/** Migrates one file given as text. `path` chooses the parser by its extension. Never throws for what the file holds. */
export function migrateFile(_path: string, text: string, _options: MigrateOptions): FileMigration {
  return { output: text, callSites: [], mentions: [] };
}
