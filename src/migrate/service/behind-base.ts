import type { Deprecation } from '../../contract/deprecations.ts';
import { type Alternative, compare, type PathMatch } from '../../values/text/match.ts';
import { pathOf } from '../migration.ts';

/** The start of a path up to its version. */
export const versionPrefix = /^\/api\/v\d+/;

/** What an unknown base may hold of a path: all up to the version, or what is before it. */
const hiddenStarts = [versionPrefix, /^\/api(?=\/v\d)/];

/** The rest of a path after an unknown base. */
export interface MatchBehind extends PathMatch {
  /** The start of the path, which the base then holds: `/api/v1` for `${base}/genres`, `/api` for `${base}/v1/genres`. */
  readonly prefix: string;
}

/** The position of the rest of a path after an unknown base; undefined if it is not there. */
export function behindUnknownBase(alternative: Alternative, deprecation: Deprecation): MatchBehind | undefined {
  for (const start of hiddenStarts) {
    const match = behind(/^[\uE000-\uF8FF]+\/?$/, alternative, deprecation, start);
    const [prefix] = start.exec(pathOf(deprecation.operation)) ?? [];
    if (match !== undefined && prefix !== undefined) return { ...match, prefix };
  }
  return undefined;
}

/** The position of the path of an operation without its start, if the text before that fits. */
export function behind(
  before: RegExp,
  alternative: Alternative,
  deprecation: Deprecation,
  start = versionPrefix,
): PathMatch | undefined {
  const { operation, alias = operation } = deprecation;
  for (const known of new Set([operation, alias])) {
    const comparison = compare(alternative, pathOf(known).replace(start, ''));
    if (comparison.kind !== 'match') continue;
    if (before.test(alternative.flat.slice(0, comparison.match.start))) return comparison.match;
  }
  return undefined;
}
