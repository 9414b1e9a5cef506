import type { DeprecatedOperation } from './deprecations.ts';
import { profiles } from './profile.ts';

/** An operation and what replaces it. */
interface OperationChange {
  readonly operation: string;
  readonly replacement: string;
}

/** What the contract leaves open about a replacement (4.2 rule 2, 4.3). */
type Gap = 'request not shown' | 'response not shown' | 'lists joined';

const search: readonly Gap[] = ['request not shown', 'response not shown'];
const list: readonly Gap[] = ['response not shown'];
const tags: readonly Gap[] = ['response not shown', 'lists joined'];

/** What the contract leaves open for everyone who moves to the replacement of each operation. */
const gaps: Readonly<Record<DeprecatedOperation, readonly Gap[]>> = {
  // 4.1 rule 2: "needs no other change"
  'PUT /api/v1/libraries/{libraryId}': [],
  'GET /api/v1/series': search,
  'GET /api/v1/alphabetical-groups': search,
  'GET /api/v1/books': search,
  'GET /api/v1/series/{seriesId}/books': search,
  'GET /api/v1/authors': list,
  'GET /api/v1/authors/names': list,
  'GET /api/v1/authors/roles': list,
  'GET /api/v1/genres': list,
  'GET /api/v1/languages': list,
  'GET /api/v1/publishers': list,
  'GET /api/v1/sharing-labels': list,
  'GET /api/v1/age-ratings': list,
  'GET /api/v1/series/release-dates': list,
  'GET /api/v1/tags': tags,
  'GET /api/v1/tags/book': tags,
  'GET /api/v1/tags/series': tags,
};

/** What is left open about an operation: nothing if the profile knows what the contract does not show. */
export function gapsOf(operation: string, profile: string): readonly Gap[] {
  const known = Object.entries(profiles).find(([name]) => name === profile)?.[1].operations ?? {};
  return Object.hasOwn(known, operation) ? [] : (gaps[operation as DeprecatedOperation] ?? []);
}

/** The same in a sentence, told once for each operation; null if nothing is left open. */
export function gapOf({ operation, replacement }: OperationChange, profile = 'contract'): string | null {
  const open = gapsOf(operation, profile);
  if (open.includes('request not shown'))
    return `the contract shows neither the query parameters nor the request and response bodies of \`${replacement}\`${seriesFilter(replacement)}`;
  if (!open.includes('response not shown')) return null;
  return `the contract does not show the response body of \`${replacement}\`: check that what reads it still fits (contract 4.3)`;
}

/** The one thing the contract does say about a body: books are filtered by series through it (4.1 rule 5). */
function seriesFilter(replacement: string): string {
  return replacement === 'POST /api/v1/books/list'
    ? ' beyond the filter by series (contract 4.1 rule 5, 4.3)'
    : ' (contract 4.3)';
}
