import { titleOf } from '../../migrate/reasons.ts';
import type { FileScan } from '../scan/scan-file.ts';
import type { CallSiteResult, Reason, RunResult } from './run-result.ts';

/**
 * Counts the results of a run, including the new files it writes. Throws unless every listed file and every call site
 * has exactly one outcome.
 */
export function summarize(scans: readonly FileScan[], listed: number, created: number): RunResult['summary'] {
  const files = count(
    scans.map(({ file }) => file.outcome),
    ['changed', 'unchanged', 'failed', 'excluded'],
  );
  const found = scans.flatMap(({ callSites }) => callSites);
  const outcomes = found.map(({ outcome }) => outcome);
  const callSites = count(outcomes, ['migrated', 'review', 'manual', 'ignored']);
  assertSum('files', files, listed);
  assertSum('call sites', callSites, outcomes.length);
  return {
    files: { listed, scanned: scans.filter(({ isScanned }) => isScanned).length, ...files, created },
    callSites: { total: found.length, ...callSites, mocks: found.filter(({ kind }) => kind === 'mock').length },
    mentions: scans.reduce((sum, { mentions }) => sum + mentions.length, 0),
  };
}

function count<Outcome extends string>(
  found: readonly Outcome[],
  outcomes: readonly Outcome[],
): Record<Outcome, number> {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const outcome of found) counts[outcome]++;
  return counts;
}

function assertSum(what: string, counts: Readonly<Record<string, number>>, total: number): void {
  const sum = Object.values(counts).reduce((a, b) => a + b, 0);
  if (sum !== total) throw new Error(`this is a bug: ${total} ${what}, but ${sum} of them have an outcome`);
}

/** The reason codes in the notes of call sites, most frequent first. */
export function reasonsOf(callSites: readonly Pick<CallSiteResult, 'notes'>[]): readonly Reason[] {
  const counts = new Map<string, number>();
  for (const { notes } of callSites) {
    for (const code of new Set(notes.map((note) => note.code))) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const reasons = [...counts].map(([code, number]) => ({ code, title: titleOf(code), callSites: number }));
  return reasons.sort((a, b) => b.callSites - a.callSites || a.code.localeCompare(b.code));
}
