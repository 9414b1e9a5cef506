import { isRemovedAt } from '../contract/versions.ts';
import type { CallSiteResult, RunResult } from '../runner/result/run-result.ts';
import type { Command } from './sites.ts';

/** The meanings of the exit codes; `--help` and the README show this table. */
export const exitCodes = {
  0: 'no call site is left for you',
  1: 'call sites are left for you; for `check`, any deprecated call site',
  2: 'usage error, failed file or internal error',
  3: 'like 1, and the target version has removed an operation that is still called',
} as const;

export type ExitCode = keyof typeof exitCodes;

/** The call sites that may be left. */
export interface Tolerance {
  /** `manual` call sites, which no run can change. */
  readonly allowsManual?: boolean;
  /** All call sites that are left. */
  readonly allowsAll?: boolean;
}

/** A failed file outweighs the rest, since its contents are unknown. */
export function exitCodeOf(result: RunResult, command: Command, tolerance: Tolerance = {}): ExitCode {
  if (result.summary.files.failed > 0) return 2;
  const left = leftCallSites(result, command).filter((site) => isOpen(site, tolerance));
  if (left.length === 0) return 0;
  return left.some((callSite) => isRemovedAt(callSite, result.target)) ? 3 : 1;
}

/** The call sites that a person still has to change; for `check`, all deprecated ones, since it changes nothing. */
export function leftCallSites({ callSites }: RunResult, command: Command): CallSiteResult[] {
  return callSites.filter(({ outcome }) => (command === 'check' ? outcome !== 'ignored' : outcome === 'manual'));
}

/** Whether a call site that is left counts: not if the baseline lists it, nor if it is tolerated. */
export function isOpen({ isKnown, outcome }: CallSiteResult, { allowsManual, allowsAll }: Tolerance): boolean {
  return !isKnown && !allowsAll && !(allowsManual && outcome === 'manual');
}
