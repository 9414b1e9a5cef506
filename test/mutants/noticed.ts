import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathOf } from './mutant.ts';
import type { RedTest } from './noticing.ts';

const path = pathOf('test/mutants/noticed.json');

/**
 * Which test noticed each mutant last time, to run that one first: a matter of speed alone. What is written there is never
 * believed without running it.
 */
export function readNoticed(): ReadonlyMap<string, RedTest> {
  return new Map(
    existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, RedTest>) : [],
  );
}

/** Keeps what is known, in the order of the names. */
export function writeNoticed(noticed: ReadonlyMap<string, RedTest>): void {
  const sorted = [...noticed].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
