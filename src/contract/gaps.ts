import { apiOfRun } from './api.ts';

/** An operation and what replaces it. */
interface OperationChange {
  readonly operation: string;
  readonly replacement: string;
}

/** What the contract leaves open about a replacement (4.2 rule 2, 4.3). */
export type Gap = 'request not shown' | 'response not shown' | 'lists joined';

/** What is left open about an operation: nothing if the profile fills the gaps of the contract. */
export function gapsOf(operation: string, profile: string): readonly Gap[] {
  const { profiles, gaps } = apiOfRun();
  const known = Object.hasOwn(profiles, profile) ? (profiles[profile]?.operations ?? {}) : {};
  return Object.hasOwn(known, operation) ? [] : (gaps[operation] ?? []);
}

/** The same as a sentence, reported once per operation; null if nothing is left open. */
export function gapOf({ operation, replacement }: OperationChange, profile = 'contract'): string | null {
  const open = gapsOf(operation, profile);
  if (open.includes('request not shown'))
    return `the contract shows neither the query parameters nor the request and response bodies of \`${replacement}\`${seriesFilter(replacement)}`;
  if (!open.includes('response not shown')) return null;
  return `the contract does not show the response body of \`${replacement}\`; check the code that reads it`;
}

/** The one thing that the contract does say about a body: it filters books by series (4.1 rule 5). */
function seriesFilter(replacement: string): string {
  return replacement === 'POST /api/v1/books/list' ? ' beyond the filter by series' : '';
}
