import type * as t from '@babel/types';
import type { Deprecation } from '../../contract/deprecations.ts';
import { takesValue } from '../../contract/published.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { isCall, isMember, rootOf } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { ofItsType } from '../../values/declared/typed-value.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { type Alternative, compare, type PathMatch, slicePieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { methodOf, pathOf } from '../migration.ts';
import { isOurs, isPlausible, type Whereabouts } from './identity.ts';
import { behindUnknownBase, mayHoldVersion } from './unknown-base.ts';
import { callbackTaker, hasUnseenCaller } from './unseen-caller.ts';

/** A deprecated operation that a call may request, since a part of its path is not known. */
interface AtOpenPart {
  readonly alternative: Alternative;
  readonly deprecation: Deprecation;
  readonly match: undefined;
  readonly doubt: Refusal;
}

/**
 * The deprecated operation that a call may request whose path is known up to an unknown end, as in
 * `/api/v1/${store.kind}`: the first whose end is a string of the file or, if the call certainly goes to this service
 * or nothing in the code base calls the function that takes the end, the first of all. Undefined if there is none, or if
 * the end is a parameter of a function with calls: then those are judged.
 */
export function atOpenEnd(
  site: CallSite,
  evaluator: Evaluator,
  alternatives: readonly Alternative[],
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
): readonly AtOpenPart[] | undefined {
  const found = alternatives.flatMap((alternative) => {
    const hole = alternative.pieces.findLast(
      (_, index) => (alternative.offsets[index] as number) < alternative.pathEnd,
    );
    if (site.double !== undefined || hole === undefined) return [];
    const openings = leavesOf(hole).flatMap((leaf) => openingOf(site, evaluator, leaf) ?? []);
    if (openings.length === 0) return [];
    const isOpen = openings.includes('open');
    return deprecations.flatMap((deprecation) => {
      const fit = fitOf(alternative, deprecation);
      return fit !== undefined && (isOpen || fit.isKind) && isPlausible(site, fit.match, whereabouts)
        ? [{ alternative, deprecation, ...fit, isUnseen: openings.includes('unseen') }]
        : [];
    });
  });
  const named = found.filter(({ end }) => textsIn(site.file).has(end));
  const ours = found.filter(({ match, isUnseen }) => isUnseen || isOurs(site, match, whereabouts));
  const [first] = named.length > 0 ? named : ours;
  if (first === undefined) return undefined;
  const { alternative, deprecation } = first;
  const ends = [...new Set((named.length > 0 ? named : [first]).map(({ end }) => `\`${end}\``))].join(' or ');
  const message = `the end of the path is not known here; it may be ${ends}, so check what it can be`;
  return [{ alternative, deprecation, match: undefined, doubt: refuse('open-end', message) }];
}

/**
 * The deprecated operation that a call requests if the unknown start of its path, which unknown code gives, is that
 * of the operation: `${base}${prefix}/genres`.
 */
export function atOpenStart(
  site: CallSite,
  evaluator: Evaluator,
  alternatives: readonly Alternative[],
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
): readonly AtOpenPart[] | undefined {
  for (const alternative of site.double === undefined ? alternatives : []) {
    for (const deprecation of deprecations) {
      const match = behindUnknownBase(alternative, deprecation);
      const before = match === undefined ? [] : slicePieces(alternative, 0, match.start);
      const [first, ...others] = before.filter((piece) => piece.kind === 'hole');
      const prefix = first && others.at(-1);
      if (match === undefined || prefix === undefined || !isPlausible(site, match, whereabouts)) continue;
      if (hasUnseenCaller(evaluator, prefix))
        return [{ alternative, deprecation, match: undefined, doubt: mayHoldVersion }];
    }
  }
  return undefined;
}

interface Fit {
  readonly match: PathMatch;
  readonly end: string;
  /**
   * Whether the end is a part of the path that says what is asked for: unlike `/authors/${id}`, where it is more likely an
   * entry, and `/api/v1${path}`, which takes any path.
   */
  readonly isKind: boolean;
}

/** Where an operation begins in a path with an unknown end, and what the end must then be; undefined if it can't be. */
function fitOf(alternative: Alternative, { operation }: Deprecation): Fit | undefined {
  const known = alternative.flat.slice(0, alternative.pathEnd).replace(/\/?[\uE000-\uF8FF]+$/, '');
  if (known.length === alternative.pathEnd) return undefined;
  const parts = pathOf(operation).split('/');
  const first = parts.findIndex((part) => /^v\d+$/.test(part)) + 1;
  for (let count = first; count > 0 && count < parts.length; count++) {
    const before = parts.slice(first, count).map(plain);
    if (parts[count]?.startsWith('{') || takesValue(methodOf(operation), before)) continue;
    const compared = compare({ ...alternative, pathEnd: known.length }, parts.slice(0, count).join('/'));
    const isBelowList = before.length > 0 && before.at(-1) !== '{}';
    const isKind = !isBelowList && alternative.flat[known.length] === '/';
    if (compared.kind === 'match')
      return { match: compared.match, end: parts.slice(count).map(plain).join('/'), isKind };
  }
  return undefined;
}

function plain(part: string): string {
  return part.startsWith('{') ? '{}' : part;
}

/**
 * Why a part of a path is unknown: `unseen` if unknown code may give it, `open` unless it is a parameter of a function
 * around the call, or between it and the request, whose calls are judged instead.
 */
function openingOf(
  site: CallSite,
  evaluator: Evaluator,
  piece: ReturnType<typeof leavesOf>[number],
): 'open' | 'unseen' | undefined {
  if (piece.kind !== 'hole' || piece.isQuery || piece.why === ofItsType) return undefined;
  if (hasUnseenCaller(evaluator, piece)) return 'unseen';
  // Example: `path` of `path.slice(1)`
  const called = isCall(piece.node) && isMember(piece.node.callee) ? piece.node.callee : piece.node;
  const root = rootOf(called);
  const binding = root.type === 'Identifier' ? piece.file.names.bindingOf(root) : undefined;
  const owner = binding?.kind === 'param' ? binding.declaration : undefined;
  const around = [site.node, ...site.through.map(({ node }) => node)];
  const isJudged = owner !== undefined && around.some((node) => contains(owner, node));
  return isJudged && callbackTaker(piece.file, owner) === undefined ? undefined : 'open';
}

const texts = new WeakMap<t.File, ReadonlySet<string>>();

/** The strings of a file that may be the end of a path, without slashes around them and without a query. */
function textsIn(file: SourceFile): ReadonlySet<string> {
  const known = texts.get(file.tree);
  if (known !== undefined) return known;
  const written = [
    ...nodesOf(file, 'StringLiteral').map(({ value }) => value),
    ...nodesOf(file, 'TemplateLiteral').map(({ quasis }) => quasis.map(({ value }) => value.cooked ?? '').join('{}')),
  ];
  const found = new Set(written.map((text) => text.replace(/[?#].*$/s, '').replace(/^\/|\/$/g, '')));
  texts.set(file.tree, found);
  return found;
}
