import type { CallSite } from '../../requests/call-site.ts';
import { isEmptyObject } from '../../source/node-kinds.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, type TextEdit } from '../../source/text-edit.ts';
import { changedForm, type UrlChange } from '../../values/text/edit.ts';
import { type Alternative, alternativesOf } from '../../values/text/match.ts';
import {
  amongPieces,
  leavesOf,
  normalForm,
  syntheticText,
  type TextOf,
  textAsWritten,
} from '../../values/text/pieces.ts';
import { isWellJoined } from '../../values/text/query-mark.ts';
import type { Piece } from '../../values/value.ts';
import type { Planned } from '../edits/plan.ts';
import { readQuery } from '../query/query.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { keysHoldBody } from './key-holds-body.ts';

function formsOf(site: CallSite, textOf?: TextOf): readonly string[] {
  return (
    alternativesOf(site.pieces)?.map(({ pieces }) => normalForm(pieces, textOf)) ?? [normalForm(site.pieces, textOf)]
  );
}

/** The source of a node after edits of its file, since it may contain other call sites. */
export function afterEdits(edited: SourceFile, edits: readonly TextEdit[]): TextOf {
  return (file, node) => {
    if (file !== edited) return file.textOf(node);
    const [start, end] = [startOf(node), endOf(node)];
    const inside = edits.filter(
      (edit) => start <= edit.start && edit.end <= end && edit.start < end && edit.end > start,
    );
    return applyEdits(file.text.slice(0, end), inside).slice(start);
  };
}

/** Whether a call sends the same as before. */
export function isUnchanged(site: CallSite, now: CallSite, textOf: TextOf): boolean {
  const isSameBody = bodyText(site, textOf) === bodyText(now);
  return same(formsOf(site, textOf), formsOf(now)) && same(site.methods.known, now.methods.known) && isSameBody;
}

function bodyText({ body }: CallSite, textOf: TextOf = (file, node) => file.textOf(node)): string | undefined {
  return body && textOf(body.file, body.node);
}

/** Whether a call sends exactly the planned request, and its response is read as before. */
export function isAsPlanned(plan: Planned, now: CallSite, textOf: TextOf): boolean {
  return (
    sendsAsPlanned(plan, now, textOf) &&
    plan.site.reads === now.reads &&
    (plan.request.body === undefined || keysHoldBody(now))
  );
}

/** Whether a call sends exactly the planned request. */
export function sendsAsPlanned(plan: Planned, now: CallSite, textOf: TextOf): boolean {
  const { site, request } = plan;
  const isBody = (request.body ?? bodyText(site, textOf)) === bodyText(now);
  const isTyped = request.body === undefined ? now.isJson === site.isJson : now.isJson;
  if (!isBody || !isTyped || !same(request.methods, now.methods.known)) return false;
  const { addedInFunction = [] } = request;
  const named = [...site.passed.names, ...addedInFunction].sort();
  if (!carriesSame(site, now, textOf) || !same(named, [...now.passed.names].sort())) return false;
  if (!isWellJoined(now.pieces) && (isWellJoined(site.pieces) || isGivenMore(site, now))) return false;
  if (!request.added.every((name) => sends(now, name))) return false;
  const isPassed = site.passed.given.length > 0;
  if (isPassed && !request.parameters.every((name) => sends(now, name, 'sometimes'))) return false;
  return (
    sendsOnly(site, now, request.parameters) &&
    isReplacedAlike(plan, now) &&
    isPlannedUrl(site, now, request.urls, textOf)
  );
}

/**
 * Whether the version in an unknown base is replaced by the code that replaces it in the default of the base:
 * `(setting ?? 'http://host/v1').replace(/\/v1$/, '/v2')`.
 */
function isReplacedAlike({ request, change }: Planned, now: CallSite): boolean {
  if (change.base !== undefined || !request.urls.some(({ isAssumed }) => isAssumed)) return true;
  const ways = alternativesOf(now.pieces) ?? [];
  const texts = ways.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'text' ? (piece.at ?? []) : [])),
  );
  return ways.every(({ pieces: [first] }) => {
    if (first?.kind !== 'hole') return true;
    const isInside = (at: (typeof texts)[number]) => at.file === first.file && contains(first.node, at.node);
    return first.why === 'replaced' && texts.some(isInside);
  });
}

/** Whether a call now passes a query that a function appends, and did not before: none may begin before it. */
function isGivenMore(site: CallSite, now: CallSite): boolean {
  return now.passed.given.length > site.passed.given.length;
}

/** Whether the URL is the planned one, in every form: those with one of a list may be planned for each element. */
function isPlannedUrl(site: CallSite, now: CallSite, urls: Planned['request']['urls'], textOf: TextOf): boolean {
  return [now.pieces, amongPieces(now.pieces)].some((pieces) => isPlanned(site, { ...now, pieces }, urls, textOf));
}

function isPlanned(site: CallSite, now: CallSite, urls: Planned['request']['urls'], textOf: TextOf): boolean {
  const isAssumed = urls.some((one) => one.isAssumed);
  const own = alternativesOf(now.pieces) ?? [];
  const alternatives = own.map((one) => (isAssumed ? withoutBase(one) : one));
  const forms = alternatives.map((one) => plannedForm(now, one, []));
  const sent = isAssumed ? forms.map((form) => form.replace(/^\*\/(?:\.\.\/)+(?:api\/)?v\d+\//, '*/')) : forms;
  const planned = urls.map(({ alternative, changes, isAssumed = false }) =>
    plannedForm(site, isAssumed ? withoutBase(alternative) : alternative, changes, textOf),
  );
  if (
    planned.every((url) => sent.some((actual) => isSameUrl(site, now, url, actual))) &&
    sent.every((actual, at) =>
      planned.some(
        (url, index) =>
          isSameUrl(site, now, url, actual) && sendsAll(now, own[at] as Alternative, urls[index]?.parameters ?? []),
      ),
    )
  )
    return true;
  // Example: another function is called, which has a further query parameter, and receives none
  const bare = alternatives.map((one) => changedForm(one, []));
  return now.passed.given.every(isEmptyObject) && same(planned, bare);
}

/** Whether a form of a call with several may send all planned query parameters: it does, or its query is unknown. */
function sendsAll(now: CallSite, alternative: Alternative, planned: readonly string[]): boolean {
  if ((alternativesOf(now.pieces)?.length ?? 0) < 2) return true;
  const query = readQuery(now, alternative);
  return 'refused' in query || planned.every((name) => query.parameters.some((one) => one.name === name));
}

/** Whether a call may send a query parameter, in each form of its URL or in one: it does, or its query is unknown. */
function sends(site: CallSite, name: string, how: 'always' | 'sometimes' = 'always'): boolean {
  const found = (alternativesOf(site.pieces) ?? []).map((alternative) => {
    const query = readQuery(site, alternative);
    return 'refused' in query || query.parameters.some((one) => one.name === name);
  });
  return how === 'always' ? found.every(Boolean) : found.includes(true);
}

/**
 * Whether a call has all its other arguments as before, as written or with the edits inside them. Through a function of
 * the code base, which may now be another one, it must have no more than that.
 */
function carriesSame(site: CallSite, now: CallSite, textOf: TextOf): boolean {
  const [written, edited, after] = [site.carried(textAsWritten), site.carried(textOf), now.carried(textAsWritten)];
  const isAll = written.every((part, index) => after.includes(part) || after.includes(edited[index] ?? part));
  return isAll && (site.sentBy === undefined || after.every((part) => written.includes(part)));
}

/** Whether a call sends only the planned query parameters, and none of them twice; unknown ones are not checked. */
function sendsOnly(site: CallSite, now: CallSite, planned: readonly string[]): boolean {
  if (queriesOf(site) === undefined) return true;
  return (queriesOf(now) ?? []).every((parameters) =>
    parameters.every(({ name }) => {
      const always = parameters.filter((one) => one.name === name && !one.guard && !one.assumed && !one.whole);
      // What an object beside the URL may hold is sent in addition to what the URL has.
      const isHeld = parameters.some((one) => one.name === name && one.whole !== undefined);
      const isAdded = isHeld && always.some(({ span }) => span !== undefined);
      const wanted = planned.filter((one) => one === name).length;
      return wanted > 0 && always.length + (isAdded ? 1 : 0) <= wanted;
    }),
  );
}

/** The query parameters for each form of the URL; undefined unless all are known. */
function queriesOf(site: CallSite): readonly (readonly QueryParameter[])[] | undefined {
  const queries = (alternativesOf(site.pieces) ?? []).map((alternative) => readQuery(site, alternative));
  const known = queries.flatMap((query) => ('refused' in query ? [] : [query.parameters]));
  return known.length === queries.length ? known : undefined;
}

/**
 * A URL with changes applied, and one character for everything that a function makes of a query, which is edited at its
 * source.
 */
function plannedForm(
  { passed }: CallSite,
  alternative: Alternative,
  changes: readonly UrlChange[],
  textOf?: TextOf,
): string {
  if (passed.pieces.size === 0) return asFirst(changedForm(alternative, changes, textOf), changes);
  const pieces = alternative.pieces.map((piece) => (isMadeOf(passed, piece) ? aQuery : piece));
  return asFirst(changedForm({ ...alternative, pieces }, changes, textOf), changes).replace('?*', '*');
}

/** A planned URL whose first parameters are gone, so that the next one is the first: `/list&page=0`. */
function asFirst(form: string, changes: readonly UrlChange[]): string {
  return changes.length === 0 ? form : form.replace(/^([^?&]*)&/, '$1?');
}

const aQuery = syntheticText('*');

/** A URL with one character for the unknown base that it begins with. */
function withoutBase({ pieces, ...rest }: Alternative): Alternative {
  const [first, ...others] = pieces;
  return { ...rest, pieces: first?.kind === 'hole' ? [aQuery, ...others] : pieces };
}

function isMadeOf({ pieces }: CallSite['passed'], piece: Piece): boolean {
  const holes = leavesOf(piece).filter(({ kind }) => kind === 'hole');
  return holes.length > 0 && holes.every((hole) => pieces.has(hole));
}

/** Query parameters that the library took from elsewhere may now be in the URL; they are compared by name. */
function isSameUrl(site: CallSite, now: CallSite, planned: string, actual: string): boolean {
  // Example: a function that writes `?` only before a query that is not empty; what is sent is compared by name
  if (actual === planned || `${actual}${aQuery.text}` === planned) return true;
  const isTold = now.query === 'none' || queriesOf(now) !== undefined;
  return site.query === 'some' && isTold && actual.startsWith(`${planned}?`);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
