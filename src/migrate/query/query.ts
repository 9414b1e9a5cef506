import type * as t from '@babel/types';
import { type CallSite, givenLater, passedBy, type Refusal, refuse } from '../../requests/call-site.ts';
import type { QueryLiteral } from '../../requests/edits/object-edit.ts';
import { both } from '../../source/operand.ts';
import { contains } from '../../source/source-file.ts';
import { type Alternative, asWhole, slicePieces } from '../../values/text/match.ts';
import { leavesOf, normalForm } from '../../values/text/pieces.ts';
import { fragmentsBehind } from '../../values/text/query-mark.ts';
import type { ChoicePiece, Piece } from '../../values/value.ts';
import { typedPaging } from '../conditions/named-paging.ts';
import { type BuiltQuery, movable, readBuiltQuery } from './built-query.ts';
import { readBuilderQuery, readChainQuery } from './chain-query.ts';
import { readHttpParams } from './http-params.ts';
import { guardedQuery, madeQuery, objectParameters } from './object-query.ts';
import { appendedBy, findQueryInUrl, isReadBeside, readOptionalQuery, readQueryInUrl, testOf } from './query-in-url.ts';
import {
  isLost,
  isSameAt,
  lostQuery,
  noParameter,
  plainName,
  type QueryParameter,
  queryNotKnown,
} from './query-parameter.ts';
import { moreBehind, repeatedAt } from './repeated-text.ts';
import { givenQueryExpression, type NamedOptions } from './shared-options.ts';

/** The query of a call: every parameter it sends, and the object with those that are not in the URL. */
export interface Query {
  readonly parameters: readonly QueryParameter[];
  readonly object: QueryLiteral | undefined;
  /** The expression that makes the object conditional. */
  readonly choice?: t.Node | undefined;
  /** `new URLSearchParams()`, if the parameters outside the URL start empty. */
  readonly empty?: t.NewExpression | undefined;
  /** The chain of calls that sets them; further ones can be set at its end. */
  readonly chain?: t.Node | undefined;
  /** The method that sets one; `set` if undefined. */
  readonly setter?: string | undefined;
  /** A query that the URL contains as a whole. */
  readonly inUrl?: BuiltQuery | undefined;
  /** An object from elsewhere that is the whole query outside the URL. */
  readonly whole?: t.Node | undefined;
  /** Whether other code reads the object with the parameters outside the URL, so that it must not change. */
  readonly isShared?: boolean;
}

/** Reads the whole query of a call; refuses if a part of it is unknown. */
export function readQuery(site: CallSite, alternative: Alternative): Query | Refusal {
  if (site.builder !== undefined) return readChainQuery(site, site.builder, alternative);
  const built = site.urlBuilder && readBuilderQuery(site, site.urlBuilder, alternative);
  if (built !== undefined) return built;
  const { flat, pathEnd } = alternative;
  const inUrl = inText(site, alternative, pathEnd, flat.length);
  if ('refused' in inUrl) return inUrl;
  if (site.passed.isGivenElsewhere) return queryNotKnown;
  const isElsewhere = site.query !== 'none' || site.passed.given.length > 0 || givenByOthers(site, alternative);
  const given = isElsewhere ? givenQuery(site) : { parameters: [], object: undefined };
  if ('refused' in given) return given;
  return isLost(site, inUrl, given)
    ? lostQuery
    : { ...given, parameters: [...inUrl, ...given.parameters], inUrl: findQueryInUrl(site, alternative) };
}

/** The names of the query parameters of a call, as far as they are known. */
export function parameterNames(site: CallSite, alternative: Alternative): readonly string[] {
  const query = readQuery(site, alternative);
  if (!('refused' in query)) return query.parameters.map(({ name }) => name);
  const written = [...alternative.flat.slice(alternative.pathEnd).matchAll(/[?&]([\w.[\]%-]+)=/g)];
  return written.map((match) => plainName(match[1] as string));
}

/** What a call sorts its list by, as source or text. */
export function sortText(site: CallSite, alternative: Alternative): string {
  const query = readQuery(site, alternative);
  if ('refused' in query) return /[?&]sort=([^&#]*)/.exec(alternative.flat)?.[1] ?? '';
  const sorts = query.parameters.filter(({ name }) => name === 'sort');
  return sorts
    .map(({ pieces, value }) => (value === undefined ? normalForm(pieces ?? []) : value.file.textOf(value.node)))
    .join();
}

const queryInParts = refuse('query-unknown', 'several calls set the query; join them, or change it by hand');

/** The query that a call passes outside the URL: a literal in the call, or a variable that is filled before it. */
function givenQuery(site: CallSite): Query | Refusal {
  const query = queryAsWritten(site);
  const { sentAs } = site.passed;
  if ('refused' in query || sentAs === undefined) return query;
  const parameters = query.parameters.map((one) => ({ ...one, name: sentAs(one.name) ?? '' }));
  const isSeen = parameters.every(({ name, assumed }) => name !== '' && assumed === undefined);
  const node = givenQueryExpression(site)?.node;
  const isPassed = node === undefined || site.passed.given.includes(node);
  return isSeen && isPassed && query.isShared !== true ? { ...query, parameters } : queryNotKnown;
}

/** The same under the names that the call has for the parameters, without what a function takes for something else. */
function queryAsWritten(site: CallSite): Query | Refusal {
  const [query, { without }] = [queryWithAll(site), site.passed];
  if (without === undefined || 'refused' in query) return query;
  return { ...query, parameters: query.parameters.filter(({ name }) => !without.has(name)) };
}

function queryWithAll(site: CallSite): Query | Refusal {
  if (site.passed.held !== undefined) return queryNotKnown;
  const given = givenQueryExpression(site);
  if (given === undefined) {
    if (isGivenLater(site)) return givenLater(site).length > 1 ? queryInParts : queryNotKnown;
    const { slot, given: passed, isNamed } = site.passed;
    if (isNamed || (slot !== undefined && passed.length === 0)) return { parameters: [], object: undefined };
    const isPassed = site.sentBy === undefined || passedBy(site).some((argument) => !contains(argument, site.url.node));
    return isPassed ? queryNotKnown : { parameters: [], object: undefined };
  }
  if (given.options !== undefined) return inSharedOptions(site, given.options);
  const chained = readHttpParams(site, given.node);
  if (chained !== undefined) return chained;
  const binding = given.node.type === 'Identifier' ? site.file.names.bindingOf(given.node) : undefined;
  const made = binding === undefined ? madeInPlace(site, given.node) : readBuiltQuery(site, binding);
  const parameters = 'refused' in made ? typedPaging(site, given.node) : undefined;
  return parameters === undefined ? made : { parameters, object: undefined, whole: given.node };
}

function inSharedOptions(site: CallSite, { property }: NamedOptions): Query | Refusal {
  const made = madeInPlace(site, property.value);
  if ('refused' in made) return made;
  const parameters = movable(
    site,
    made.parameters.map((one) => ({ ...one, isShared: true })),
  );
  return parameters === undefined ? queryNotKnown : { parameters, object: undefined, isShared: true };
}

/** Whether later calls on the result set a query. */
export function isGivenLater({ laterQuery }: CallSite): boolean {
  return laterQuery === 'unknown' || laterQuery.length > 0;
}

function madeInPlace(site: CallSite, node: t.Node): Query | Refusal {
  const made = madeQuery(node, site.passed.takesPairs !== undefined);
  const guarded = made === undefined ? guardedQuery(site, node) : undefined;
  if (guarded !== undefined) return { ...guarded, choice: node };
  if (made?.object === undefined) return queryNotKnown;
  const isText = made.isText || site.passed.areTexts;
  const parameters = afterSpread(site, made.object, isText) ?? objectParameters(site, made.object, isText);
  return parameters === undefined
    ? queryNotKnown
    : { parameters: parameters.map((one) => ({ ...one, isText })), object: made.object };
}

/** The parameters of a query that others send too, with more behind it: `{ ...query, page }`. */
function afterSpread(site: CallSite, object: QueryLiteral, isText: boolean): readonly QueryParameter[] | undefined {
  const [first, ...others] = site.company !== undefined && object.type === 'ObjectExpression' ? object.properties : [];
  const name = first?.type === 'SpreadElement' && first.argument.type === 'Identifier' ? first.argument : undefined;
  const binding = name && site.file.names.bindingOf(name);
  const built = binding && readBuiltQuery(site, binding);
  const own = objectParameters(site, { ...object, properties: others } as QueryLiteral, isText);
  if (built === undefined || 'refused' in built || built.isShared || own === undefined) return undefined;
  const isInBoth = ({ name: one }: QueryParameter) =>
    [built.parameters, own].every((some) => some.some(({ name: other }) => other === one));
  return [...built.parameters, ...own].map((one) => (isInBoth(one) ? { ...one, isLoose: true } : one));
}

/** Whether a function between the call and the request adds query parameters of its own to the URL. */
function givenByOthers(site: CallSite, { pieces, offsets, pathEnd }: Alternative): boolean {
  return pieces.some(
    (piece, index) =>
      (offsets[index] as number) >= pathEnd &&
      piece.kind !== 'text' &&
      !leavesOf(piece).some(site.isOwn) &&
      !isNamedValue(pieces[index - 1], piece),
  );
}

/** The value of a parameter named in the text before it: `_=` and a time, `page=` and a number that a loop counts. */
function isNamedValue(before: Piece | undefined, piece: Piece): boolean {
  const isNamed = before?.kind === 'text' && /(?:^|[?&])[\w.-]+=$/.test(before.text);
  return isNamed && !leavesOf(piece).some((leaf) => holdsMark(leaf) || isWholeQuery(leaf));
}

/** Reads `?a=b&c=${d}${e ? '&f=g' : ''}` from one offset of `flat` to another. */
function inText(site: CallSite, alternative: Alternative, from: number, to: number): QueryParameter[] | Refusal {
  const { flat } = alternative;
  const found: QueryParameter[] = [];
  let at = from;
  while (at < to) {
    const rest = flat.slice(at, to);
    const pair = /^[?&]([\w.[\]%-]+)=([^&#]*?)(?=[&#]|$)/.exec(rest);
    const empty = /^[?&](?=[?&]|$)/.exec(rest);
    const joined = pair === null && empty === null && isMark(flat, at) ? repeatedAt(site, alternative, at) : undefined;
    if (pair !== null) {
      const end = at + pair[0].length;
      const start = end - (pair[2] as string).length;
      const inside = slicePieces(alternative, start, end);
      // Example: `new URL('/books?size=5')`, whose query is changed after that
      if (inside.some((piece) => isWholeQuery(piece) && isWrittenHere(site, piece))) return queryNotKnown;
      const more = moreBehind(alternative, start, end);
      if (more !== undefined && partsAt(site, alternative, more) === undefined) return queryNotKnown;
      const valueEnd = more ?? end - fragmentsBehind(inside);
      const span = { start: at, end: valueEnd };
      const pieces = slicePieces(alternative, start, valueEnd);
      // Example: `size=20${fragment}`, where the fragment is one of several
      if (pieces.some((piece) => piece.kind === 'choice' && leavesOf(piece).some(holdsMark))) return queryNotKnown;
      found.push({ ...noParameter, name: plainName(pair[1] as string), pieces, span });
      at = valueEnd;
    } else if (empty !== null) at += 1;
    else if (joined !== undefined) {
      found.push(joined);
      at += 2;
    } else if (isGivenByOthers(site, alternative, at)) at += isMark(flat, at) ? 2 : 1;
    else if (isBuilt(alternative, at)) {
      const [piece] = slicePieces(alternative, isMark(flat, at) ? at + 1 : at, to);
      const built = piece?.kind === 'hole' ? readQueryInUrl(site, piece) : queryNotKnown;
      if ('refused' in built) return built;
      found.push(...built.parameters);
      at += isMark(flat, at) ? 2 : 1;
    } else {
      const parts = partsAt(site, alternative, at);
      if (parts === undefined) return queryNotKnown;
      found.push(...parts);
      at += 1;
    }
  }
  return found;
}

/** The parameters of one piece: one for each item of a list, or those of an optional part. */
function partsAt(site: CallSite, alternative: Alternative, at: number): readonly QueryParameter[] | undefined {
  const repeated = repeatedAt(site, alternative, at);
  if (repeated !== undefined) return [repeated];
  const [piece] = slicePieces(alternative, at, at + 1);
  if (piece?.kind !== 'choice') return undefined;
  return readOptionalQuery(site, piece)?.parameters ?? fragment(site, piece, at);
}

function holdsMark(leaf: Piece): boolean {
  return leaf.kind === 'text' && /[&#]/.test(leaf.text);
}

function isMark(flat: string, at: number): boolean {
  return /[?&]/.test(flat[at] ?? '');
}

/** The piece at an offset, after its `?` or `&` if there is one. */
function pieceBehindMark(alternative: Alternative, at: number): Piece | undefined {
  const start = isMark(alternative.flat, at) ? at + 1 : at;
  return slicePieces(alternative, start, start + 1)[0];
}

/** Whether the piece at an offset is unknown, and comes from functions between the call and the request. */
function isGivenByOthers(site: CallSite, alternative: Alternative, at: number): boolean {
  const piece = pieceBehindMark(alternative, at);
  return piece !== undefined && piece.kind !== 'text' && !isWrittenHere(site, piece);
}

/** Whether a piece of a query is written in the call, not created by a function from the call's arguments. */
export function isWrittenHere(site: CallSite, piece: Piece): boolean {
  const leaves = leavesOf(piece);
  const holes = leaves.filter(({ kind }) => kind === 'hole');
  return (holes.length > 0 ? holes : leaves).some((leaf) => site.isOwn(leaf) && !site.passed.pieces.has(leaf));
}

/** Whether there is a `URLSearchParams` at an offset, after its `?` or `&` if there is one. */
function isBuilt(alternative: Alternative, at: number): boolean {
  return isWholeQuery(pieceBehindMark(alternative, at));
}

/** Whether a piece is a query of its own: a `URLSearchParams`, or what is set in a URL object. */
function isWholeQuery(piece: Piece | undefined): boolean {
  return piece?.kind === 'hole' && piece.isQuery;
}

/** A choice between parts of a query, one of which may be empty: the parameters of each are sent under its test. */
function fragment(site: CallSite, piece: ChoicePiece, at: number): QueryParameter[] | undefined {
  const filled = piece.branches.filter((branch) => branch.some((one) => one.kind !== 'text' || one.text !== ''));
  const read = filled.flatMap((branch) => inBranch(site, piece, branch) ?? [undefined]);
  if (piece.branches.length !== 2 || !read.every((one) => one !== undefined)) return undefined;
  return read.map((one, index) => ({
    ...one,
    fragment: piece,
    span: index === 0 ? { start: at, end: at + 1 } : { start: at, end: at },
  }));
}

function inBranch(site: CallSite, piece: ChoicePiece, branch: readonly Piece[]): QueryParameter[] | undefined {
  const test = testOf(piece, branch);
  if (test === undefined || branch.some(isWholeQuery)) return undefined;
  const inner = asWhole(branch);
  const read = inText(site, inner, 0, inner.flat.length);
  if ('refused' in read) return undefined;
  if (!read.every(({ guardNode }) => guardNode === undefined || isSameAt(site, guardNode))) return undefined;
  const write = appendedBy(site, branch);
  const statement = write && site.file.names.parentOf(write);
  if (write !== undefined && (statement?.type !== 'ExpressionStatement' || isReadBeside(site, write))) return undefined;
  return read.map((one) => ({
    ...one,
    statement: one.statement ?? statement,
    guardNode: test.node,
    guard: one.guard === undefined ? test.source : both(test.source, one.guard),
  }));
}
