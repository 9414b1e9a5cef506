import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { findCallSites } from '../../requests/find-call-sites.ts';
import { nodesOf } from '../../source/nodes.ts';
import { endOf, reopen, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, mapOffset, mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { work } from '../../source/work.ts';
import { type Evaluator, evaluatorOf } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow.ts';
import { changedForm, type UrlChange } from '../../values/text/edit.ts';
import { type Alternative, alternativesOf } from '../../values/text/match.ts';
import { leavesOf, normalForm, syntheticText, type TextOf, textAsWritten } from '../../values/text/pieces.ts';
import { isWellJoined } from '../../values/text/query-mark.ts';
import type { Piece } from '../../values/value.ts';
import { isPlanned, type Planned, planCallSite } from '../edits/plan.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import { readQuery } from '../query/query.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { importEdits } from '../split/import-edit.ts';
import { findModulePlace } from '../split/module-place.ts';
import { effectsIn } from './effects.ts';
import { sendsAgain } from './sent-again.ts';
import { meansAnother } from './shadowed.ts';

/** A file before its edits, with every call site that was found in it. */
export interface Before {
  readonly file: SourceFile;
  readonly sites: readonly CallSite[];
  /** Where the only calls start that were looked for; nothing is proved of others. */
  readonly only?: number | undefined;
}

/**
 * Applies edits and proves them: the result parses, every planned call evaluates to exactly the planned request, every
 * other call sends what it sent, and a second run would change nothing. Gives all edits, those of imports with them, or
 * undefined.
 */
export function proved(
  { file, sites, only }: Before,
  planned: readonly Planned[],
  proposed: readonly TextEdit[],
  options: MigrateOptions,
): readonly TextEdit[] | undefined {
  const edits = mergeEdits(proposed, importsFor(file, planned, options));
  if (edits === undefined) return undefined;
  work.proofs++;
  const output = applyEdits(file.text, edits);
  const opened = reopen(file, output);
  if ('failure' in opened || (opened.tree.comments ?? []).length < (file.tree.comments ?? []).length) return undefined;
  if (meansAnother(file, opened)) return undefined;
  const evaluator = evaluatorOf(options.codebase);
  const edited = new Set<unknown>(planned.map(({ site }) => site.node));
  const starts = new Set(planned.map(({ site }) => mapOffset(startOf(site.node), edits)));
  const wanted = only === undefined ? undefined : mapOffset(only, edits);
  const isWanted = wanted === undefined ? undefined : (node: t.Node) => startOf(node) === wanted;
  const after = findCallSites(opened, evaluator, isWanted).filter(
    (site) => !isSentBy(site, ({ node, file: home }) => home === opened && starts.has(startOf(node))),
  );
  const textOf = afterEdits(file, edits);
  if (planned.some(({ site }) => !keepsEffects({ file, opened, edits }, site, evaluator))) return undefined;
  const compared = sites.filter((site) => !isSentBy(site, ({ node }) => edited.has(node)));
  const rankOf = (site: CallSite) => compared.filter(({ node }) => node === site.node).indexOf(site);
  const pairs = compared.map((site) => [site, counterpart(site, after, edits, rankOf(site))] as const);
  for (const [site, now] of pairs) {
    const plan = planned.find((one) => one.site === site);
    const isRight =
      now !== undefined &&
      (plan === undefined
        ? isUnchanged(site, now, textOf)
        : isAsPlanned(plan, now, textOf) && sendsAgain(now, evaluator));
    if (!isRight) return undefined;
  }
  if (after.length !== compared.length) return undefined;
  const isSettled = planned.every(({ site }) => {
    const now = pairs.find(([one]) => one === site)?.[1];
    // Have: a call that sends what another one sends, both of which are edited
    if (now === undefined) return false;
    const again = planCallSite(now, evaluator, options);
    return again === undefined || !isPlanned(again);
  });
  return isSettled ? edits : undefined;
}

/** Whether a call sends what a call that is edited sends: that is proved of the latter. */
function isSentBy(site: CallSite, isEdited: (call: CallSite['through'][number] | CallSite) => boolean): boolean {
  const last = site.through.at(-1);
  return (last !== undefined && isEdited(last)) || (site.through.some(isEdited) && !isEdited(site));
}

/** Whether what the code around a call does besides giving values is done as often as before. */
function keepsEffects(
  { file, opened, edits }: { file: SourceFile; opened: SourceFile; edits: readonly TextEdit[] },
  { node }: CallSite,
  evaluator: Evaluator,
): boolean {
  const around = functionAround({ node, file, env: undefined }, node) ?? file.tree.program;
  const start = mapOffset(startOf(around), edits);
  const after =
    around.type === 'Program'
      ? opened.tree.program
      : nodesOf(opened, around.type).find((one) => startOf(one) === start);
  if (after === undefined) return false;
  const [old, now] = [effectsIn(evaluator, file, around), effectsIn(evaluator, opened, after)];
  return old.size === now.size && [...old].every(([text, count]) => now.get(text) === count);
}

/** Whether edits make one call send what is planned: a quick look at that call alone. */
export function isPromising(
  file: SourceFile,
  plan: Planned,
  proposed: readonly TextEdit[],
  options: MigrateOptions,
): boolean {
  const edits = mergeEdits(proposed, importsFor(file, [plan], options)) ?? proposed;
  const opened = reopen(file, applyEdits(file.text, edits));
  if ('failure' in opened) return false;
  const start = mapOffset(startOf(plan.site.node), edits);
  const after = findCallSites(opened, evaluatorOf(options.codebase), (node) => startOf(node) === start);
  const now = counterpart(plan.site, after, edits);
  return now !== undefined && isAsPlanned(plan, now, afterEdits(file, edits));
}

/** The edits that import what the edited calls use. */
function importsFor(
  file: SourceFile,
  planned: readonly Planned[],
  { surroundings }: MigrateOptions,
): readonly TextEdit[] {
  const names = planned.flatMap(({ uses }) => uses);
  if (names.length === 0 || surroundings === undefined) return [];
  const place = findModulePlace(file, surroundings);
  return 'refused' in place ? [] : importEdits(file, place, names);
}

/** The call that stands, after the edits, where a call stood before them; `rank`: which of several requests of that call. */
function counterpart(
  site: CallSite,
  after: readonly CallSite[],
  edits: readonly TextEdit[],
  rank = 0,
): CallSite | undefined {
  const start = mapOffset(startOf(site.node), edits);
  const alike = after.filter((now) => now.adapter === site.adapter);
  const same = alike.filter((now) => startOf(now.node) === start);
  if (same.length === 1) return same[0];
  // Have: a path alone, which becomes the description of a request
  const end = mapOffset(endOf(site.node), edits);
  const inside = alike.filter(
    ({ node }) => node.type === 'ObjectExpression' && start < startOf(node) && endOf(node) < end,
  );
  if (same.length === 0) return inside.length === 1 ? inside[0] : undefined;
  const whole = same.filter((now) => endOf(now.node) === mapOffset(endOf(site.node), edits));
  return whole[rank] ?? whole[0];
}

function formsOf(site: CallSite, textOf?: TextOf): readonly string[] {
  return (
    alternativesOf(site.pieces)?.map(({ pieces }) => normalForm(pieces, textOf)) ?? [normalForm(site.pieces, textOf)]
  );
}

/** The source of a node as it will be after edits of its file: other call sites may stand in it. */
function afterEdits(edited: SourceFile, edits: readonly TextEdit[]): TextOf {
  return (file, node) => {
    if (file !== edited) return file.textOf(node);
    const [start, end] = [startOf(node), endOf(node)];
    const inside = edits.filter(
      (edit) => start <= edit.start && edit.end <= end && edit.start < end && edit.end > start,
    );
    return applyEdits(file.text.slice(0, end), inside).slice(start);
  };
}

function isUnchanged(site: CallSite, now: CallSite, textOf: TextOf): boolean {
  const isSameBody = bodyText(site, textOf) === bodyText(now);
  return same(formsOf(site, textOf), formsOf(now)) && same(site.methods.known, now.methods.known) && isSameBody;
}

function bodyText({ body }: CallSite, textOf: TextOf = (file, node) => file.textOf(node)): string | undefined {
  return body && textOf(body.file, body.node);
}

function isAsPlanned({ site, request }: Planned, now: CallSite, textOf: TextOf): boolean {
  const alternatives = alternativesOf(now.pieces) ?? [];
  const urls = alternatives.map((one) => plannedForm(now, one, []));
  const planned = request.urls.map(({ alternative, changes }) => plannedForm(site, alternative, changes, textOf));
  const isUrl =
    (planned.every((url) => urls.some((actual) => isSameUrl(site, now, url, actual))) &&
      urls.every((actual) => planned.some((url) => isSameUrl(site, now, url, actual)))) ||
    // Have: another function is called, which takes a query besides, and is given none
    (now.passed.given.length === 0 &&
      same(
        planned,
        alternatives.map((one) => changedForm(one, [])),
      ));
  const isBody = (request.body ?? bodyText(site, textOf)) === bodyText(now);
  const isTyped = request.body === undefined ? now.isJson === site.isJson : now.isJson;
  if (!carriesSame(site, now, textOf)) return false;
  if (isWellJoined(site.pieces) && !isWellJoined(now.pieces)) return false;
  if (!request.added.every((name) => sends(now, name))) return false;
  if (!sendsOnly(site, now, request.parameters)) return false;
  return isUrl && isBody && isTyped && site.reads === now.reads && same(request.methods, now.methods.known);
}

/** Whether a call sends a query parameter for all that is known; where the query is not known here, it may. */
function sends(site: CallSite, name: string): boolean {
  return (alternativesOf(site.pieces) ?? []).every((alternative) => {
    const query = readQuery(site, alternative);
    return 'refused' in query || query.parameters.some((one) => one.name === name);
  });
}

/**
 * Whether a call carries all that it carried, as it was written or with the edits inside of it; and no more than that if it
 * goes through an own function, which may be another one now.
 */
function carriesSame(site: CallSite, now: CallSite, textOf: TextOf): boolean {
  const [written, edited, after] = [site.carried(textAsWritten), site.carried(textOf), now.carried(textAsWritten)];
  const isAll = written.every((part, index) => after.includes(part) || after.includes(edited[index] ?? part));
  return isAll && (site.sentBy === undefined || after.every((part) => written.includes(part)));
}

/** Whether a call sends no query parameters but those that are planned, and none of them twice; nothing is said of unknown ones. */
function sendsOnly(site: CallSite, now: CallSite, planned: readonly string[]): boolean {
  if (queriesOf(site) === undefined) return true;
  return (queriesOf(now) ?? []).every((parameters) =>
    parameters.every(({ name }) => {
      const always = parameters.filter((one) => one.name === name && one.guard === undefined);
      const wanted = planned.filter((one) => one === name).length;
      return wanted > 0 && always.length <= wanted;
    }),
  );
}

/** The query parameters for each way the URL can turn out; undefined if one is not known here. */
function queriesOf(site: CallSite): readonly (readonly QueryParameter[])[] | undefined {
  const queries = (alternativesOf(site.pieces) ?? []).map((alternative) => readQuery(site, alternative));
  const known = queries.flatMap((query) => ('refused' in query ? [] : [query.parameters]));
  return known.length === queries.length ? known : undefined;
}

/** A URL with changes made, and one sign for all that a function makes of a query, which is edited where it is given. */
function plannedForm(
  { passed }: CallSite,
  alternative: Alternative,
  changes: readonly UrlChange[],
  textOf?: TextOf,
): string {
  if (passed.pieces.size === 0) return changedForm(alternative, changes, textOf);
  const pieces = alternative.pieces.map((piece) => (isMadeOf(passed, piece) ? aQuery : piece));
  return changedForm({ ...alternative, pieces }, changes, textOf).replace('?*', '*');
}

const aQuery = syntheticText('*');

function isMadeOf({ pieces }: CallSite['passed'], piece: Piece): boolean {
  const holes = leavesOf(piece).filter(({ kind }) => kind === 'hole');
  return holes.length > 0 && holes.every((hole) => pieces.has(hole));
}

/** Query parameters that the library took from elsewhere may now stand in the URL; which they are is compared by their names. */
function isSameUrl(site: CallSite, now: CallSite, planned: string, actual: string): boolean {
  if (actual === planned) return true;
  const isTold = now.query === 'none' || queriesOf(now) !== undefined;
  return site.query === 'some' && isTold && actual.startsWith(`${planned}?`);
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
