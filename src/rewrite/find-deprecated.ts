import type { CallSite } from '../call-sites/call-site.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import { type Alternative, alternativesOf, compare, type PathMatch } from '../url/match.ts';
import { isPlausible } from './identity.ts';
import { methodOf, pathOf } from './migration.ts';

/** One way a call site can turn out, and the deprecated operation it is then, if any. */
export interface Way {
  readonly alternative: Alternative;
  readonly deprecation: Deprecation | undefined;
  readonly match: PathMatch | undefined;
  /** Text that is not known follows the path of the operation. */
  readonly hasUnknownTail: boolean;
}

/** Every way a call site can turn out; undefined where none of them is a deprecated operation. */
export function findDeprecated(
  site: CallSite,
  deprecations: readonly Deprecation[],
  baseUrls: readonly string[],
): readonly Way[] | undefined {
  const ways = alternativesOf(site.pieces)?.map((alternative) => wayOf(site, alternative, deprecations, baseUrls));
  return ways?.some(({ deprecation }) => deprecation !== undefined) ? ways : undefined;
}

function wayOf(
  site: CallSite,
  alternative: Alternative,
  deprecations: readonly Deprecation[],
  baseUrls: readonly string[],
): Way {
  for (const deprecation of deprecations) {
    if (!site.methods.known.includes(methodOf(deprecation.operation))) continue;
    const comparison = compareWith(alternative, deprecation);
    if (comparison === undefined || !isPlausible(alternative, comparison.match.start, baseUrls)) continue;
    return { alternative, deprecation, match: comparison.match, hasUnknownTail: comparison.kind === 'unknown-tail' };
  }
  return { alternative, deprecation: undefined, match: undefined, hasUnknownTail: false };
}

/** Compares a URL with both paths that an operation is known by. */
export function compareWith(alternative: Alternative, { operation, alias }: Deprecation) {
  for (const known of alias === undefined ? [operation] : [operation, alias]) {
    const comparison = compare(alternative, pathOf(known));
    if (comparison.kind !== 'no-match') return comparison;
  }
  return undefined;
}
