import type { Deprecation } from '../../contract/deprecations.ts';
import { baseHoldsVersion, type CallSite, type Refusal } from '../../requests/call-site.ts';
import { forwardedTo } from '../../values/declared/forwarded-folder.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { type Alternative, compare, type PathMatch } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Note } from '../diagnostic.ts';
import { pathOf, type RequestPlan } from '../migration.ts';
import type { Way } from './find-deprecated.ts';
import type { Whereabouts } from './identity.ts';
import type { BehindBase } from './unknown-base.ts';

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

/**
 * An operation below a folder of the page's own server, if the code base shows that all that goes there goes on to the version that
 * also has the replacement.
 */
export function behindForwarded(
  alternative: Alternative,
  deprecation: Deprecation,
  { ownRoutes = new Set() }: Whereabouts,
  evaluator: Evaluator,
): BehindBase | undefined {
  const match = behind(/^\/[\w/-]+$/, alternative, deprecation);
  const [prefix] = versionPrefix.exec(pathOf(deprecation.operation)) ?? [];
  if (match === undefined || prefix === undefined || !pathOf(deprecation.replacement).startsWith(`${prefix}/`))
    return undefined;
  const folder = alternative.flat.slice(0, match.start).replace(/\/$/, '');
  const path = folder + pathOf(deprecation.replacement).slice(prefix.length);
  // Example: `server/api/komga/series/[id].ts`, which would get `/api/komga/series/list`
  if ([...ownRoutes].some((route) => isServedBy(path, route))) return undefined;
  const isThere = forwardedTo(evaluator, folder)?.endsWith(prefix) === true;
  return isThere ? { deprecation, match, prefix, doubt: undefined } : undefined;
}

function isServedBy(path: string, route: string): boolean {
  const [parts, own] = [path.split('/'), route.split('/')];
  return parts.length === own.length && own.every((one, index) => one === '{}' || one === parts[index]);
}

/**
 * Assumes that an unknown base contains what its default contains: in `(await setting()) ?? 'http://host/api/v1'`, the
 * setting also ends with `/api/v1`. `doubtOf` says why such a base may be that of another service.
 */
export function withShownBases(
  ways: readonly Way[],
  doubtOf: (match: PathMatch) => Refusal | undefined,
): readonly Way[] {
  const shown = ways.filter(({ match, doubt }) => match !== undefined && doubt === undefined);
  if (shown.length === 0 || shown.length === ways.length) return ways;
  return ways.map((way) => {
    if (way.match !== undefined) return way;
    for (const { deprecation } of shown) {
      const match = deprecation && behindUnknownBase(way.alternative, deprecation);
      if (match === undefined) continue;
      return { ...way, deprecation, match, prefix: match.prefix, doubt: doubtOf(match) };
    }
    return way;
  });
}

/** The forms of a call; those with an unknown base count as not deprecated if its default shows that the path is another one. */
export function withoutShownOthers(ways: readonly Way[]): readonly Way[] {
  const others = ways.filter(({ deprecation, alternative }) => deprecation === undefined && !isOpen(alternative));
  return ways.map((way) => {
    const isOther = isOpen(way.alternative) && way.doubt !== undefined && others.some((one) => endsAlike(one, way));
    return isOther ? { ...way, deprecation: undefined, match: undefined, doubt: undefined } : way;
  });
}

function isOpen({ pieces: [first] }: Way['alternative']): boolean {
  return first?.kind === 'hole';
}

/** Whether a URL has the same path after a known base. */
function endsAlike({ alternative: { flat } }: Way, { alternative }: Way): boolean {
  const path = alternative.flat.slice(1);
  return path.startsWith('/') && flat.endsWith(path) && !/[\uE000-\uF8FF]/.test(flat.slice(0, -path.length));
}

/** The new path after the base of a call's form, and whether the base contains a part of the path that changes. */
export function pathBehind({ prefix = '' }: Way, path: string): { readonly path: string; readonly isHidden: boolean } {
  return path.startsWith(`${prefix}/`)
    ? { path: path.slice(prefix.length), isHidden: false }
    : { path: path.replace(/^(?:\/api)?\/v\d+/, ''), isHidden: true };
}

/**
 * Why a change can't be written after an unknown base, if so. If the base has a default that shows the version, the call
 * can replace the version in whatever the base is: `${base.replace(/\/v1$/, '/v2')}/genres`.
 */
export function hiddenInBase(
  { isOwn }: CallSite,
  ways: readonly Way[],
  plans: readonly (RequestPlan | undefined)[],
): Refusal | undefined {
  const hidden = ways.filter((way, index) => {
    const path = plans[index]?.path;
    return path !== undefined && pathBehind(way, path).isHidden;
  });
  const isShown = ways.some((way) => isShownBy(way) && way.alternative.pieces.every((piece) => isOwn(piece)));
  return hidden.length > 0 && !isShown ? baseHoldsVersion : undefined;
}

/** Whether a form of a call has the whole path of a deprecated operation. */
function isShownBy({ match, prefix }: Way): boolean {
  return match !== undefined && prefix === undefined;
}

/** Notes on what is assumed about an unknown base, by its name, so that it is told once. */
export function assumedBase(ways: readonly Way[]): Note[] {
  const way = ways.find((one) => one.prefix !== undefined);
  if (way === undefined) return [];
  const isShown = ways.some(isShownBy);
  const why = isShown ? ', like its default' : '; check that it does';
  return [{ code: 'assumed-base', message: `${baseOf(way)} is assumed to end in \`${way.prefix}\`${why}` }];
}

const longestName = 50;

function baseOf({ alternative }: Way): string {
  const leaves = alternative.pieces.flatMap(leavesOf);
  const path = leaves.findIndex(({ kind }) => kind === 'text');
  const base = leaves[path - 1];
  const named =
    base?.kind === 'hole' ? [base, ...base.via].map(({ node, file }) => ({ file, name: file.textOf(node) })) : [];
  const short = named.find(({ name }) => name.length <= longestName && !/[\n`]/.test(name));
  return short === undefined ? 'the base URL' : `the base URL \`${short.name}\` in ${short.file.path}`;
}
