import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { findCallSites } from '../../requests/find-call-sites.ts';
import { isGivenAlike } from '../../requests/response/read-as-page.ts';
import { nodesOf } from '../../source/nodes.ts';
import { endOf, reopen, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, mapOffset, mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { work } from '../../source/work.ts';
import { type Evaluator, evaluatorOf } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { isPlanned, type Planned, planCallSite } from '../edits/plan.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import { internalError } from '../objections/internal-error.ts';
import { isStillTaken } from '../objections/not-taken.ts';
import { importEdits } from '../split/import-edit.ts';
import { findModulePlace } from '../split/module-place.ts';
import { afterEdits, isAsPlanned, isUnchanged } from './as-planned.ts';
import { effectsIn, isDroppable } from './effects.ts';
import { hasReadings, readsContent } from './reads-content.ts';
import { sendsAgain } from './sent-again.ts';
import { meansAnother } from './shadowed.ts';

/** A file before its edits, with every call site in it. */
export interface Before {
  readonly file: SourceFile;
  readonly sites: readonly CallSite[];
  /** The positions of the only calls that were looked for; nothing is proved about others. */
  readonly only?: number | undefined;
}

/**
 * Applies edits and proves them: the result parses, every planned call evaluates to exactly the planned request, every
 * other call sends what it sent before, and a second run would change nothing. Returns all edits, including those of
 * imports, or undefined.
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
  if (meansAnother(file, opened) || !hasReadings(file, opened, planned)) return undefined;
  const evaluator = evaluatorOf(options.codebase);
  const edited = new Set<unknown>(planned.map(({ site }) => site.node));
  const starts = new Set(planned.map(({ site }) => mapOffset(startOf(site.node), edits)));
  const wanted = only === undefined ? undefined : mapOffset(only, edits);
  const isWanted = wanted === undefined ? undefined : (node: t.Node) => startOf(node) === wanted;
  const after = findCallSites(opened, evaluator, isWanted, internalError).filter(
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
        : isAsPlanned(plan, now, textOf) &&
          sendsAgain(now, evaluator) &&
          isStillTaken(site, now, evaluator) &&
          isGivenAlike(site, now, evaluator) &&
          readsContent(plan, now, evaluator));
    if (!isRight) return undefined;
  }
  if (after.length !== compared.length) return undefined;
  const isSettled = planned.every(({ site }) => {
    const now = pairs.find(([one]) => one === site)?.[1];
    // Example: a call that sends what another one sends, both of which are edited
    if (now === undefined) return false;
    const again = planCallSite(now, evaluator, options);
    return again === undefined || !isPlanned(again);
  });
  return isSettled ? edits : undefined;
}

/** Whether a call sends through an edited call, for which the proof is made. */
function isSentBy(site: CallSite, isEdited: (call: CallSite['through'][number] | CallSite) => boolean): boolean {
  const last = site.through.at(-1);
  return (last !== undefined && isEdited(last)) || (site.through.some(isEdited) && !isEdited(site));
}

/** Whether the effects of the code around a call happen as often as before. */
function keepsEffects(
  { file, opened, edits }: { file: SourceFile; opened: SourceFile; edits: readonly TextEdit[] },
  { node, urlBuilder }: CallSite,
  evaluator: Evaluator,
): boolean {
  const setters = urlBuilder?.settings.map(({ call }) => file.textOf(call.callee).replace(/\s+/g, '')) ?? [];
  const around = functionAround({ node, file, env: undefined }, node) ?? file.tree.program;
  const start = mapOffset(startOf(around), edits);
  const after =
    around.type === 'Program'
      ? opened.tree.program
      : nodesOf(opened, around.type).find((one) => startOf(one) === start);
  if (after === undefined) return false;
  const [old, now] = [effectsIn(evaluator, file, around), effectsIn(evaluator, opened, after)];
  return [...new Set([...old.keys(), ...now.keys()])].every((text) => {
    const both = [old.get(text), now.get(text)];
    const [before = 0, left = 0] = both.map((one) => one?.count);
    if (before === left) return true;
    if (both.every((one) => one?.isSure !== true)) return left < before || before === 0;
    return left < before && (isDroppable(text) || setters.includes(text));
  });
}

/** The edits that import what the edited calls use. */
export function importsFor(
  file: SourceFile,
  planned: readonly Planned[],
  { surroundings }: MigrateOptions,
): readonly TextEdit[] {
  const names = planned.flatMap(({ uses }) => uses);
  if (names.length === 0 || surroundings === undefined) return [];
  const place = findModulePlace(file, surroundings);
  return 'refused' in place ? [] : importEdits(file, place, names);
}

/** The call after the edits that corresponds to one before them; `rank`: which of several requests of that call. */
export function counterpart(
  site: CallSite,
  after: readonly CallSite[],
  edits: readonly TextEdit[],
  rank = 0,
): CallSite | undefined {
  const start = mapOffset(startOf(site.node), edits);
  const alike = after.filter((now) => now.adapter === site.adapter);
  const same = alike.filter((now) => startOf(now.node) === start);
  if (same.length === 1) return same[0];
  // Example: a path alone, which becomes the description of a request
  const end = mapOffset(endOf(site.node), edits);
  const inside = alike.filter(
    ({ node }) => node.type === 'ObjectExpression' && start < startOf(node) && endOf(node) < end,
  );
  if (same.length === 0) return inside.length === 1 ? inside[0] : undefined;
  const whole = same.filter((now) => endOf(now.node) === mapOffset(endOf(site.node), edits));
  return whole[rank] ?? whole[0];
}
