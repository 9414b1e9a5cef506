import type { FileMigration } from '../../migrate/diagnostic.ts';
import type { Facts } from '../questions/statements.ts';

/** Gives what is known of a file under a key, or what was found now. */
export type Once = (path: string, key: string, find: () => FileMigration) => FileMigration;

/**
 * Keeps the migrations of single calls for all scans of a run with the same facts. Facts that are only tried, for the
 * calls of some files, are taken to change nothing for the calls of others.
 */
export function onceFor(): (facts: Facts) => Once {
  const all = new WeakMap<Facts, Map<string, FileMigration>>();
  const keptFor = (facts: Facts): Map<string, FileMigration> => {
    const kept = all.get(facts) ?? new Map();
    all.set(facts, kept);
    return kept;
  };
  return (facts) => (path, key, find) => {
    const isOther = facts.triedFor?.files.has(path) === false;
    const kept = keptFor(isOther ? facts.triedFor.facts : facts);
    const found = kept.get(`${path} ${key}`) ?? find();
    kept.set(`${path} ${key}`, found);
    return found;
  };
}
