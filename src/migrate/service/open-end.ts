import type * as t from '@babel/types';
import type { Deprecation } from '../../contract/deprecations.ts';
import { takesValue } from '../../contract/published.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { basePlaces } from '../../requests/on-the-way/hooks.ts';
import { callsNamed, isCall, isMember, rootOf } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { type Alternative, asWhole, compare, type PathMatch, slicePieces } from '../../values/text/match.ts';
import { knownText, leavesOf, syntheticText } from '../../values/text/pieces.ts';
import { ofItsType } from '../../values/types/typed-value.ts';
import { frameOf, type Piece } from '../../values/value.ts';
import { methodOf, pathOf } from '../migration.ts';
import { isBesideOthers, isOurs, isPlausible, type Whereabouts } from './identity.ts';
import { behindUnknownBase } from './shown-base.ts';
import { mayHoldVersion } from './unknown-base.ts';
import { callbackTaker, hasUnseenCaller } from './unseen-caller.ts';

/** A deprecated operation that a call may request, since a part of its path is not known. */
interface AtOpenPart {
  readonly alternative: Alternative;
  readonly deprecation: Deprecation;
  readonly match: undefined;
  readonly doubt: Refusal;
}

/**
 * The deprecated operation that a call may request of whose path a part is not known, as in `/api/v1/${store.kind}` or
 * `/api/v1/${kind}/release-dates`: the first whose end is a string of the file or, if the call certainly goes to this
 * service or nothing in the code base calls the function that takes the part, the first of all. A path of which nothing
 * is known counts if the call certainly goes to this service. Undefined if there is none, or if the part is a parameter of a
 * function with calls: then those are judged.
 */
export function atOpenEnd(
  site: CallSite,
  evaluator: Evaluator,
  alternatives: readonly Alternative[],
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
): readonly AtOpenPart[] | undefined {
  const found = (site.double === undefined ? alternatives : []).flatMap((alternative) => {
    const { pieces, offsets, pathEnd } = alternative;
    const openings = new Map(
      pieces
        .filter((_, index) => (offsets[index] as number) < pathEnd)
        .map((piece) => [piece, leavesOf(piece).flatMap((leaf) => openingOf(site, evaluator, leaf) ?? [])]),
    );
    const unseen = new Set([...openings.keys()].filter((piece) => openings.get(piece)?.includes('unseen')));
    const atEnd = endOf([...openings.keys()]).flatMap((piece) => openings.get(piece) ?? []);
    const isUnseen = atEnd.includes('unseen');
    const isLast = ([...openings.values()].at(-1) ?? []).length > 0;
    if (atEnd.length === 0 && unseen.size === 0) return [];
    const isWhole = leavesOf([...openings.keys()].at(-1) as Piece).some((leaf) => isOfUncalled(evaluator, leaf));
    // A path of which nothing is known may be a whole URL, unless an address stands before it, or its client has one; if
    // the client also sends known ones, it is more likely a function that nothing needs any more.
    const isSent = (match: PathMatch) =>
      isWhole &&
      isOurs(site, match, whereabouts) &&
      !isBesideOthers(site, match, whereabouts) &&
      (match.alternative.pieces.length > 1 || basePlaces(evaluator, site).length > 0);
    return deprecations.flatMap((deprecation) => {
      const fit = fitOf(alternative, deprecation, unseen);
      if (fit === undefined || (fit.end !== undefined && atEnd.length === 0)) return [];
      const isTaken =
        fit.of === 'kind' || (fit.of !== 'path' && atEnd.includes('open')) || (fit.of !== 'end' && isSent(fit.match));
      return isTaken && isPlausible(site, fit.match, whereabouts)
        ? [{ alternative, deprecation, ...fit, isUnseen: isUnseen || fit.end === undefined, isLast }]
        : [];
    });
  });
  const named = found.filter(({ end }) => end !== undefined && textsIn(site.file).has(end));
  const ours = found.filter(({ match, isUnseen, isLast }) => isUnseen || (isLast && isOurs(site, match, whereabouts)));
  const [first] = named.length > 0 ? named : ours;
  if (first === undefined) return undefined;
  const { alternative, deprecation } = first;
  const which = (named.length > 0 ? named : [first]).map(
    ({ end, deprecation: { operation } }) => end ?? pathOf(operation),
  );
  const ends = [...new Set(which.map((end) => `\`${end}\``))].join(' or ');
  const what =
    first.of === 'path' ? 'the path' : first.end === undefined ? 'a part of the path' : 'the end of the path';
  const message = `${what} is not known here; it may be ${ends}, so check what it can be`;
  return [{ alternative, deprecation, match: undefined, doubt: refuse('open-end', message) }];
}

/** The last part of a path, and what stands before it if it may be empty: `kind` of `${kind}${search}`, too. */
function endOf(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.slice(pieces.findLastIndex((piece) => !mayBeEmpty(piece)));
}

function mayBeEmpty(piece: Piece): boolean {
  if (piece.kind === 'choice') return piece.branches.some((branch) => branch.every(mayBeEmpty));
  return piece.kind === 'text' && piece.text === '';
}

/** Whether a part is a parameter of a function that nothing calls; a method may be called through a type. */
function isOfUncalled(evaluator: Evaluator, piece: Piece): boolean {
  if (piece.kind !== 'hole' || piece.node.type !== 'Identifier') return false;
  const binding = piece.file.names.bindingOf(piece.node);
  return binding?.kind === 'param' && !('key' in binding.declaration) && hasUnseenCaller(evaluator, piece, 1);
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
  /** What the unknown end must then be; undefined if the unknown part is further ahead. */
  readonly end: string | undefined;
  /**
   * What the unknown part is: a kind that says what is asked for; another end, as in `/authors/${id}`, where it is more
   * likely an entry; all that follows the version, as in `/api/v1${path}`; or the whole path, as in `${base}${path}`.
   */
  readonly of: 'kind' | 'end' | 'rest' | 'path';
}

const hole = /^[\uE000-\uF8FF]$/;
const holeAtEnd = /\/?[\uE000-\uF8FF]$/;
const holesAtEnd = /\/?[\uE000-\uF8FF]+$/;
const onlyHost = /^(?:[\uE000-\uF8FF]|(?:[a-z]+:)?\/\/[^/]+)?$/;

/** Where an operation begins in a path with unknown parts, of which `unseen` may be anything; undefined if it can't be. */
function fitOf(alternative: Alternative, { operation }: Deprecation, unseen: ReadonlySet<Piece>): Fit | undefined {
  const path = alternative.flat.slice(0, alternative.pathEnd).replace(/\/$/, '');
  const known = path.replace(holesAtEnd, '');
  const parts = pathOf(operation).split('/').slice(1);
  const version = parts.findIndex((part) => /^v\d+$/.test(part)) + 1;
  const isEntry = (at: number) => {
    const before = parts.slice(version, at).map(plain);
    return parts[at]?.startsWith('{') || takesValue(methodOf(operation), before);
  };
  const isBelowList = (at: number) => at > version && !parts[at - 1]?.startsWith('{');
  for (let count = version; count > 0 && count <= parts.length; count++) {
    const isWhole = count === parts.length;
    if (!isWhole && (known === path || isEntry(count))) continue;
    const found = alignedAtEnd(alternative, isWhole ? path : known, parts.slice(0, count), unseen);
    if (found === undefined || (isWhole && found.open.length === 0)) continue;
    const open = isWhole ? found.open : [...found.open, count];
    const isSlashed = isWhole || alternative.flat[known.length] === '/';
    const end = isWhole ? undefined : parts.slice(count).map(plain).join('/');
    const match = found.open.some((at) => at < version)
      ? completed(alternative, found.start, operation)
      : { alternative, start: found.start, end: known.length, parameters: new Map() };
    const of = open.some(isBelowList) ? 'end' : isSlashed ? 'kind' : 'rest';
    return match && { match, end, of };
  }
  const base = path.replace(holeAtEnd, '');
  const match = base !== path && onlyHost.test(base) ? completed(alternative, base.length, operation) : undefined;
  return match && { match, end: parts.join('/'), of: 'path' };
}

/** The path of an operation, as if it stood from one offset on: what is known about other such requests counts. */
function completed(alternative: Alternative, start: number, operation: string): PathMatch | undefined {
  const before = slicePieces(alternative, 0, start);
  const path = pathOf(operation);
  const isSlashed = alternative.flat[start - 1] === '/';
  const whole = compare(asWhole([...before, syntheticText(isSlashed ? path.slice(1) : path)]), path);
  return whole.kind === 'match' ? whole.match : undefined;
}

interface Aligned {
  /** Where the parts begin. */
  readonly start: number;
  /** The positions of the parts that are unknown in the path. */
  readonly open: readonly number[];
}

/** The given parts at the end of a path, where an unknown part may stand for a fixed one. */
function alignedAtEnd(
  alternative: Alternative,
  path: string,
  parts: readonly string[],
  unseen: ReadonlySet<Piece>,
): Aligned | undefined {
  const all = path.split('/');
  const own = all.slice(-parts.length);
  if (all.length < parts.length) return undefined;
  const open: number[] = [];
  for (const [index, part] of parts.entries()) {
    const given = own[index] as string;
    // Example: `${base}api/v1/${kind}`
    const isBehindBase = index === 0 && given.endsWith(part) && hole.test(given.slice(0, -part.length));
    if (given === part || isBehindBase || (part.startsWith('{') && given !== '')) continue;
    const at = path.length - own.slice(index).join('/').length;
    if (index === 0 || !hole.test(given) || !unseen.has(alternative.pieces[alternative.offsets.indexOf(at)] as Piece))
      return undefined;
    open.push(index);
  }
  const ownLength = [parts[0], ...own.slice(1)].join('/').length;
  return { start: path.length - ownLength, open };
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
  // Then it is known to be no deprecated one.
  if (piece.among?.every((one) => knownText(one) !== undefined)) return undefined;
  if (hasUnseenCaller(evaluator, piece)) return 'unseen';
  // Example: `path` of `path.slice(1)`
  const called = isCall(piece.node) && isMember(piece.node.callee) ? piece.node.callee : piece.node;
  const root = rootOf(called);
  const binding = root.type === 'Identifier' ? piece.file.names.bindingOf(root) : undefined;
  const owner = binding?.kind === 'param' ? binding.declaration : undefined;
  const around = [site.node, ...site.through.map(({ node }) => node)];
  // Example: `url(...parts)`, where `parts` of `url` is what the call spreads
  const isEntered = owner !== undefined && frameOf(piece.env, owner) !== undefined;
  const isJudged = owner !== undefined && (isEntered || around.some((node) => contains(owner, node)));
  return isJudged && !isHandedOn(evaluator, piece.file, owner) ? undefined : 'open';
}

/** Whether a function is passed to a call whose result is not called as the function: `const load = memo((kind) => …)`. */
function isHandedOn(evaluator: Evaluator, file: SourceFile, owner: t.Node): boolean {
  const taker = callbackTaker(file, owner);
  const holder = taker && file.names.parentOf(taker);
  if (taker === undefined || holder?.type !== 'VariableDeclarator') return taker !== undefined;
  const isOwn = evaluator.evaluate({ node: taker.callee, file, env: undefined }).kind === 'function';
  return !isOwn || callsNamed(file, holder.id).length === 0;
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
