import type { DeprecatedOperation } from '../deprecations.ts';
import type { Gap } from '../gaps.ts';

const search: readonly Gap[] = ['request not shown', 'response not shown'];
const list: readonly Gap[] = ['response not shown'];
const tags: readonly Gap[] = ['response not shown', 'lists joined'];

/** For each operation, what the contract leaves open about its replacement. */
export const gapsOfOperations: Readonly<Record<DeprecatedOperation, readonly Gap[]>> = {
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
