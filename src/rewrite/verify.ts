import { findCallSites } from '../call-sites/find-call-sites.ts';
import type { CallSite } from '../call-sites/call-site.ts';
import { endOf, openSource, type SourceFile, startOf } from '../source/source-file.ts';
import { applyEdits, mapOffset, type TextEdit } from '../source/text-edit.ts';
import { Evaluator } from '../url/evaluate.ts';
import { alternativesOf } from '../url/match.ts';
import { normalForm } from '../url/pieces.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { isPlanned, type Planned, planCallSite } from './plan.ts';

/** A file before its edits, with every call site that was found in it. */
export interface Before {
  readonly file: SourceFile;
  readonly sites: readonly CallSite[];
}

/**
 * Applies edits and proves them: the result parses, every planned call evaluates to exactly the planned request, every
 * other call sends what it sent, and a second run would change nothing. Gives the new text, or undefined.
 */
export function proved(
  { file, sites }: Before,
  planned: readonly Planned[],
  edits: readonly TextEdit[],
  options: MigrateOptions,
): string | undefined {
  const output = applyEdits(file.text, edits);
  const opened = openSource(file.path, output);
  if ('failure' in opened || (opened.tree.comments ?? []).length < (file.tree.comments ?? []).length) return undefined;
  const evaluator = new Evaluator();
  const after = findCallSites(opened, evaluator);
  const pairs = sites.map((site) => [site, counterpart(site, after, edits)] as const);
  for (const [site, now] of pairs) {
    const plan = planned.find((one) => one.site === site);
    if (now === undefined || !(plan === undefined ? isUnchanged(site, now) : isAsPlanned(plan, now))) return undefined;
  }
  if (after.length !== sites.length) return undefined;
  const isSettled = planned.every(({ site }) => {
    const now = pairs.find(([one]) => one === site)?.[1] as CallSite;
    const again = planCallSite(now, evaluator, options);
    return again === undefined || !isPlanned(again);
  });
  return isSettled ? output : undefined;
}

/** The call that stands, after the edits, where a call stood before them. */
function counterpart(site: CallSite, after: readonly CallSite[], edits: readonly TextEdit[]): CallSite | undefined {
  const start = mapOffset(startOf(site.node), edits);
  const same = after.filter((now) => startOf(now.node) === start && now.adapter === site.adapter);
  return same.length <= 1 ? same[0] : same.find((now) => endOf(now.node) === mapOffset(endOf(site.node), edits));
}

function formsOf(site: CallSite): readonly string[] {
  return alternativesOf(site.pieces)?.map(({ pieces }) => normalForm(pieces)) ?? [normalForm(site.pieces)];
}

function isUnchanged(site: CallSite, now: CallSite): boolean {
  return same(formsOf(site), formsOf(now)) && same(site.methods.known, now.methods.known) && site.body === now.body;
}

function isAsPlanned({ site, request }: Planned, now: CallSite): boolean {
  const urls = formsOf(now);
  const isUrl = request.urls.length === urls.length && request.urls.every((url, index) => isSameUrl(site, url, urls[index] as string));
  const isBody = request.body === undefined ? site.body === now.body : request.body === now.body;
  return isUrl && isBody && same(request.methods, now.methods.known);
}

/** Query parameters that the library took from elsewhere may now stand in the URL. */
function isSameUrl(site: CallSite, planned: string, actual: string): boolean {
  return actual === planned || (site.query === 'some' && actual.startsWith(`${planned}?`));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
