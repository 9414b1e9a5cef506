import { profiles } from './profile.ts';

/** An operation and what replaces it. */
interface OperationChange {
  readonly operation: string;
  readonly replacement: string;
}

/** Whether a profile says of an operation what the contract leaves open. */
function isFilled(operation: string, profile: string): boolean {
  const known = Object.entries(profiles).find(([name]) => name === profile)?.[1].operations ?? {};
  return Object.hasOwn(known, operation);
}

/** What the contract says nothing about for an operation as a whole (contract 4.3); told once per operation, not per call site. */
const openAfter: Readonly<Record<string, (replacement: string) => string>> = {
  GET: (replacement) =>
    `the contract does not show the response body of \`${replacement}\`: check that what reads it still fits (contract 4.3)`,
  POST: (replacement) =>
    `the contract shows neither the query parameters nor the request and response bodies of \`${replacement}\`${seriesFilter(replacement)}`,
};

/** The one thing the contract does say about a body: books are filtered by series through it (4.1 rule 5). */
function seriesFilter(replacement: string): string {
  return replacement === 'POST /api/v1/books/list'
    ? ' beyond the filter by series (contract 4.1 rule 5, 4.3)'
    : ' (contract 4.3)';
}

/**
 * Names what the contract leaves open for everyone who moves to this replacement; null where it leaves nothing open,
 * as for the library update (4.1 rule 2: "needs no other change"), or where a profile knows what the contract does not show.
 */
export function gapOf({ operation, replacement }: OperationChange, profile = 'contract'): string | null {
  if (isFilled(operation, profile)) return null;
  const method = replacement.slice(0, replacement.indexOf(' '));
  return openAfter[method]?.(replacement) ?? null;
}
