import type { Deprecation } from '../../contract/deprecations.ts';
import { type CallSite, passedBy, type Refusal, refuse } from '../../requests/call-site.ts';
import { sitesAt } from '../../requests/find-call-sites.ts';
import { isFunction } from '../../source/node-kinds.ts';
import { contains } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import { ofConstantList } from '../../values/elements.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { type Alternative, alternativesOf, compare, type PathMatch, slicePieces } from '../../values/text/match.ts';
import { amongPieces, leavesOf, pathLeaves, syntheticText } from '../../values/text/pieces.ts';
import { nameOfExpression } from '../../values/text/stated-text.ts';
import { ofItsType } from '../../values/types/typed-value.ts';
import { frameOf, type Hole, type Piece, type TextPiece, type Via } from '../../values/value.ts';
import { methodOf, pathOf } from '../migration.ts';
import { nameOfHole, withoutEscapes } from '../query/address.ts';
import { operationByName } from './generated-code.ts';
import { isPlausible, type Whereabouts } from './identity.ts';
import { atOpenEnd, atOpenStart } from './open-end.ts';
import { withoutShownOthers, withShownBases } from './shown-base.ts';
import { namedForAnother, ofAnotherClass, ofAnotherSetting, operationBehind } from './unknown-base.ts';

/** One form of a call site, and its deprecated operation, if it has one. */
export interface Way {
  readonly alternative: Alternative;
  readonly deprecation: Deprecation | undefined;
  readonly match: PathMatch | undefined;
  /** The start of the path, if it is in an unknown base; `match` then covers the rest. */
  readonly prefix?: string;
  /** Why the operation is uncertain, if it is. */
  readonly doubt: Refusal | undefined;
}

/** Every form of a call site; undefined if none of them is a deprecated operation. */
export function findDeprecated(
  site: CallSite,
  evaluator: Evaluator,
  { deprecations, ...whereabouts }: Whereabouts & { readonly deprecations: readonly Deprecation[] },
): readonly Way[] | undefined {
  const named = operationByName(site, deprecations, whereabouts);
  const [nowhere] = named === undefined ? [] : (alternativesOf([]) ?? []);
  if (named !== undefined && nowhere !== undefined) return [{ alternative: nowhere, match: undefined, ...named }];
  const isAny = maySendAny(site, evaluator);
  const active = deprecations.filter(({ operation }) => isAny || site.methods.known.includes(methodOf(operation)));
  const alternatives = alternativesOf(site.pieces);
  const ways = withoutShownOthers(
    alternatives?.map((alternative) => wayOf(site, evaluator, alternative, active, whereabouts)) ?? [],
  );
  if (ways.some(({ deprecation }) => deprecation !== undefined))
    return isOfCallee(site, evaluator, ways)
      ? undefined
      : withShownBases(ways, (match) => ofAnotherBase(site, evaluator, match, whereabouts));
  const among = amongPieces(site.pieces);
  const listed = among.some((piece, index) => piece !== site.pieces[index]) ? alternativesOf(among) : undefined;
  const reasons = site.pieces.flatMap(leavesOf).flatMap((leaf) => (leaf.kind === 'hole' && leaf.among ? leaf.why : []));
  return (
    fromList(
      listed?.map((alternative) => wayOf(site, evaluator, alternative, active, whereabouts)),
      reasons.includes(ofItsType) ? oneOfType : oneOfList,
      reasons.every((why) => why === ofConstantList || why === ofItsType),
    ) ??
    atOpenEnd(site, evaluator, alternatives ?? [], active, whereabouts) ??
    atOpenStart(site, evaluator, alternatives ?? [], active, whereabouts)
  );
}

/** Example: `fetch(path, { method: verb() })`; not if callers give the method, whose calls are looked at. */
function maySendAny({ methods: { certainty, hole }, double, within }: CallSite, evaluator: Evaluator): boolean {
  if (certainty !== 'unknown' || hole === undefined || double !== undefined) return false;
  const { node, file } = hole;
  return !holdsSuch(node, (inner) => {
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    const isOpen = binding?.kind === 'param' && frameOf(within, binding.declaration) === undefined;
    return isOpen && givenTo(evaluator, binding, file).length > 0;
  });
}

/** Whether the called function always requests the path, so that the call in it is reported. */
function isOfCallee(site: CallSite, evaluator: Evaluator, ways: readonly Way[]): boolean {
  if (site.sentBy === undefined || !ways.every((way) => givesParameters(site, way))) return false;
  // Example: `change('PUT', id)`, which gives the method of a request whose path is in the function
  const isWhole = ({ pieces, methods }: Pick<CallSite, 'pieces' | 'methods'>): boolean =>
    (alternativesOf(pieces) ?? []).some((own) =>
      ways.some(
        ({ deprecation }) =>
          deprecation !== undefined &&
          methods.known.includes(methodOf(deprecation.operation)) &&
          compareWith(own, deprecation) !== undefined,
      ),
    );
  if (site.sink !== undefined && isWhole(site.sink)) return true;
  // Example: `new Repository('libraries').update(id, body)`, whose class only gets the path
  return site.through.some((call) => sitesAt(evaluator, { ...call, env: undefined }).some(isWhole));
}

/** Example: `importSeries('0B3MZ')`, which passes only an id: the called function requests the path. */
function givesParameters(site: CallSite, { alternative, match }: Way): boolean {
  if (match === undefined) return false;
  const { pieces, offsets, pathEnd } = alternative;
  // Example: `put('libraries', '0B3MZ')`, which passes a fixed part of the path beside the id
  const given = passedBy(site).filter((one) => !isFunction(one));
  const isGiven = (one: Via | undefined): boolean =>
    one?.file === site.file && given.some((argument) => contains(argument, one.node));
  const isPassed = (piece: TextPiece | Hole): boolean =>
    site.isOwn(piece) || piece.via.some(isGiven) || isGiven(piece.kind === 'text' ? piece.at : piece);
  const own = [...pieces.keys()].filter((at) => {
    const isEmpty = pieces[at]?.kind === 'text' && pieces[at].text === '';
    return !isEmpty && (offsets[at] as number) < pathEnd && leavesOf(pieces[at] as Piece).some(isPassed);
  });
  const isParameter = (at: number) =>
    [...match.parameters.values()].some(
      ({ start, end }) => start <= (offsets[at] as number) && (offsets[at + 1] ?? pathEnd) <= end,
    );
  return own.length > 0 && own.every(isParameter);
}

/**
 * The reason code for a call whose path is known only from a type: calls that pass the path are reported instead, if there are
 * any.
 */
export const knownByType = 'one-of-a-type';

export const oneOfType = refuse(
  knownByType,
  'the path can be any value of a type; change the type and its uses by hand',
);
export const oneOfList = refuse(
  'one-of-a-list',
  'the path can be any entry of a list; change the list and this call by hand',
);

/** The forms of a path that is made from the elements of a list. */
function fromList(ways: readonly Way[] | undefined, doubt: Refusal, isConstant: boolean): readonly Way[] | undefined {
  const found = ways?.filter(({ match }) => match !== undefined) ?? [];
  // Whatever happens to one entry happens to all of them.
  if (isConstant && found.length > 0 && found.length === ways?.length) return found;
  return found.length === 0 ? undefined : found.map((way) => ({ ...way, doubt }));
}

/** A name longer than this says less than the place of the call. */
const longestName = 60;

function unknownTail({ pieces }: Alternative): Refusal {
  const hole = pathLeaves(pieces).findLast((leaf) => leaf.kind === 'hole');
  const via = hole && nameOfHole(hole);
  const name = via && nameOfExpression(via.file.textOf(via.node));
  const what = name === undefined || name.length > longestName ? 'what follows' : `\`${name}\``;
  const message = `can't tell whether ${what} is a query string or more of the path; pass the two separately`;
  return refuse('unknown-tail', message);
}

function wayOf(
  site: CallSite,
  evaluator: Evaluator,
  alternative: Alternative,
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
): Way {
  for (const deprecation of deprecations) {
    const comparison = compareWith(alternative, deprecation);
    if (comparison !== undefined && isPlausible(site, comparison.match, whereabouts)) {
      return {
        alternative,
        deprecation,
        match: comparison.match,
        doubt:
          ofAnotherBase(site, evaluator, comparison.match, whereabouts) ??
          ofAnotherClass(site, evaluator, slicePieces(alternative, 0, comparison.match.start)) ??
          (comparison.kind === 'match' ? undefined : unknownTail(alternative)),
      };
    }
  }
  const [plain] = alternative.flat.includes('%') ? (alternativesOf(alternative.pieces.map(plainPiece)) ?? []) : [];
  if (plain !== undefined && plain.flat !== alternative.flat) {
    const way = wayOf(site, evaluator, plain, deprecations, whereabouts);
    if (way.deprecation !== undefined) return { ...way, doubt: escaped };
  }
  const hidden = operationBehind(site, alternative, deprecations, whereabouts, evaluator);
  return hidden
    ? { alternative, ...hidden }
    : { alternative, deprecation: undefined, match: undefined, doubt: undefined };
}

function plainPiece(piece: Piece): Piece {
  const text = piece.kind === 'text' ? withoutEscapes(piece.text) : '';
  return piece.kind === 'text' && text !== piece.text ? syntheticText(text) : piece;
}

const escaped = refuse('url-not-editable', 'the path is written with escapes such as `%67`; change it by hand');

/** Why the base of a request may be that of another service, by its name and what stands beside it. */
function ofAnotherBase(
  site: CallSite,
  evaluator: Evaluator,
  match: PathMatch,
  whereabouts: Whereabouts,
): Refusal | undefined {
  return namedForAnother(site, match, whereabouts) ?? ofAnotherSetting(site, match, evaluator, whereabouts);
}

/** Compares a URL with both known paths of an operation. */
export function compareWith(alternative: Alternative, { operation, alias }: Deprecation) {
  for (const known of alias === undefined ? [operation] : [operation, alias]) {
    const comparison = compare(alternative, pathOf(known));
    if (comparison.kind !== 'no-match') return comparison;
  }
  return undefined;
}
