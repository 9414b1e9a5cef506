import { baseHoldsVersion, type Refusal } from '../../requests/call-site.ts';
import type { Note } from '../diagnostic.ts';
import { pathOf, type RequestPlan } from '../migration.ts';
import type { Way } from './find-deprecated.ts';
import { behindUnknownBase, versionPrefix } from './unknown-base.ts';

/**
 * Assumes that an unknown base contains what its default contains: in `(await setting()) ?? 'http://host/api/v1'`, the
 * setting also ends with `/api/v1`.
 */
export function withShownBases(ways: readonly Way[]): readonly Way[] {
  const shown = ways.filter(({ match, doubt }) => match !== undefined && doubt === undefined);
  if (shown.length === 0 || shown.length === ways.length) return ways;
  return ways.map((way) => {
    if (way.match !== undefined) return way;
    for (const { deprecation } of shown) {
      const match = deprecation && behindUnknownBase(way.alternative, deprecation);
      const [prefix] = (deprecation && versionPrefix.exec(pathOf(deprecation.operation))) ?? [];
      if (match === undefined || prefix === undefined) continue;
      return { ...way, deprecation, match, prefix: prefix, doubt: undefined };
    }
    return way;
  });
}

/** The new path after the base of a call's form; undefined if the base contains a part of the path that changes. */
export function pathBehind({ prefix = '' }: Way, path: string): string | undefined {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/** Why a change can't be written after an unknown base, if so. */
export function hiddenInBase(ways: readonly Way[], plans: readonly (RequestPlan | undefined)[]): Refusal | undefined {
  const isHidden = ways.some((way, index) => {
    const path = plans[index]?.path;
    return path !== undefined && pathBehind(way, path) === undefined;
  });
  return isHidden ? baseHoldsVersion : undefined;
}

/** Notes on what is assumed about an unknown base. */
export function assumedBase(ways: readonly Way[]): Note[] {
  const prefix = ways.find((way) => way.prefix !== undefined)?.prefix;
  if (prefix === undefined) return [];
  const isShown = ways.some((way) => way.match !== undefined && way.prefix === undefined);
  const why = isShown ? ', like its default' : '; check that it does';
  return [{ code: 'assumed-base', message: `the base URL is assumed to end in \`${prefix}\`${why}` }];
}
