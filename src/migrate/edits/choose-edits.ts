import type * as t from '@babel/types';
import { baseHoldsVersion, type CallSite, type Refusal, type RequestChange, refuse } from '../../requests/call-site.ts';
import type { Binding } from '../../source/names/bind.ts';
import { lastName } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { ownSpan, type UrlEdit } from '../../values/text/edit.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { TextPiece, Via } from '../../values/value.ts';
import { isDeclaredInExport } from '../objections/uses.ts';
import { ofFixedList } from '../service/listed-path.ts';
import { isOnlyReader, type Within } from './alike/only-reader.ts';
import type { Planned, PlannedUrl, Unplanned } from './plan.ts';

/** All edits of one call site, for each way to write them, best first; or why there are none. */
export type Chosen =
  | { readonly planned: Planned; readonly choices: readonly (readonly TextEdit[])[] }
  | { readonly planned: Planned; readonly refusal: Refusal };

/**
 * Chooses how to write each change. Text in a constant or a function is edited there only if everything that reads it
 * makes the same edit; otherwise the change is written at the call site.
 */
export function chooseEdits(within: Within, plans: readonly Planned[]): Chosen[] {
  const claims = claimsOf(plans);
  return plans.map((planned) => {
    const each = planned.urlEdits.map((candidates) => candidates.find((one) => isExclusive(within, one, claims)));
    const forAll = each.find((one) => one !== undefined && isForAll(planned, one));
    const chosen = forAll === undefined ? each : [forAll];
    if (chosen.some((one) => one === undefined)) {
      return {
        planned,
        refusal: refuse(
          'shared-text',
          'other code uses the same URL string and must not change; give this call its own URL',
        ),
      };
    }
    const choices = choicesOf(planned, chosen as UrlEdit[]);
    if (choices.length > 0) return { planned, choices };
    return {
      planned,
      refusal: canGrow(planned)
        ? noPlaceFor(planned)
        : refuse('overlap', 'two changes touch the same code; make one of them by hand'),
    };
  });
}

function choicesOf({ spellings, read }: Planned, chosen: readonly UrlEdit[]): readonly (readonly TextEdit[])[] {
  const lists = [...('refused' in read ? [] : [read]), ...chosen.map(({ edits }) => edits)];
  return spellings.map((spelling) => mergeAll([spelling, ...lists])).filter((merged) => merged !== undefined);
}

/** Whether an edit at the call changes every form of its URL: `${base.replace(/v1$/, 'v2')}/genres`. */
function isForAll({ urlEdits }: Planned, { edits, through }: UrlEdit): boolean {
  const text = JSON.stringify(edits);
  return through.length === 0 && urlEdits.every((all) => all.some((one) => JSON.stringify(one.edits) === text));
}

/**
 * The plan for a call; that through the function that makes its URL, if no edit can be written at the call, or the function takes what
 * is to change: `api(path, 'v2')`.
 */
export function atAddress(
  planned: Planned | Unplanned,
  through: (behind: CallSite) => Planned | Unplanned,
): Planned | Unplanned {
  const { site } = planned;
  const isWritten = 'request' in planned && canBeWritten(planned);
  // To plan the other call, too, is worth it only if the URL has such a part.
  if (isWritten && !site.pieces.flatMap(leavesOf).some((leaf) => leaf.kind === 'text' && isDefault(leaf)))
    return planned;
  const behind = site.behindAddress?.();
  const other = behind && through(behind);
  if (other === undefined || !('request' in other) || other.change.base === undefined) return planned;
  return isWritten && !isDefault(other.change.base.piece) ? planned : { ...other, site };
}

/** Whether a part of a base is the default of a parameter: `(path, version = 'v1') => …`. */
function isDefault({ at }: TextPiece): boolean {
  return at !== undefined && at.file.names.parentOf(at.node)?.type === 'AssignmentPattern';
}

/** Whether a change can be written at the call, without an edit of anything that other code may read. */
function canBeWritten(planned: Planned): boolean {
  const own = planned.urlEdits.map((candidates) => candidates.find(({ through }) => through.length === 0));
  return own.every((one) => one !== undefined) && choicesOf(planned, own as UrlEdit[]).length > 0;
}

/** Why a URL can't be edited, if none of its texts can. */
export function unwritable(site: CallSite, urls: readonly PlannedUrl[]): Refusal {
  const isInBase = urls.some(({ alternative, changes }) => {
    const { from } = ownSpan(alternative, site.isOwn);
    return changes.some(({ start }) => start < from);
  });
  const reason = refuse('url-not-editable', 'the URL is written where it cannot be edited; change it by hand');
  return ofFixedList(site) ?? (isInBase ? baseHoldsVersion : reason);
}

/** Whether the called function can get a parameter for what the call can't pass yet. */
function canGrow({ grow, spellings }: Planned): boolean {
  return grow !== undefined || spellings.length === 0;
}

/** Says that the first function on the way to the request, which must change first, can't take a part of the new one. */
function noSlot(site: CallSite, what: string): Refusal {
  const [called] = site.functions;
  const callee = 'callee' in site.node ? lastName(site.node.callee) : undefined;
  const name = callee === undefined ? 'the called function' : `\`${callee}\``;
  const at = called && `${called.file.path}:${called.file.positionOf(startOf(called.node)).line}`;
  const place = at === undefined ? '' : ` in ${at}`;
  return refuse('no-slot', `${name}${place} has no place for ${what}; extend it, or call another function`);
}

/** Why a call can't send a request for which its function has no parameter; the same object each time. */
export function noPlaceFor(planned: Planned): Refusal {
  const refusal = noPlaces.get(planned) ?? whyNoPlace(planned);
  noPlaces.set(planned, refusal);
  return refusal;
}

const noPlaces = new WeakMap<Planned, Refusal>();

/** Gives calls of one function with the same change one reason: that it has no place says more than that no edit was certain. */
export function shareReasons(refused: Map<Planned, Refusal>, uncertain: Refusal): void {
  const wantOf = ({ change: { method, body }, site: { node, file, sentBy } }: Planned) =>
    sentBy && 'callee' in node ? `${file.textOf(node.callee)} ${method?.to} ${body !== undefined}` : undefined;
  const known = [...refused].filter(([, { refused: code }]) => code === 'no-slot');
  for (const [planned, reason] of refused) {
    const want = reason === uncertain ? wantOf(planned) : undefined;
    const alike = known.find(([other]) => want !== undefined && wantOf(other) === want);
    if (alike !== undefined) refused.set(planned, alike[1]);
  }
}

/** Whether a function that a call goes through keeps something under the URL alone, so that it must not send a body. */
export function lacksBodyInKey({ urlUse }: CallSite, { body }: RequestChange): boolean {
  return urlUse === 'key' && body !== undefined;
}

const keptByUrl = refuse('url-read', 'a function that this call goes through caches by URL; add the body to its key');

function whyNoPlace({ change, site }: Planned): Refusal {
  if (lacksBodyInKey(site, change)) return keptByUrl;
  if (change.base !== undefined) return baseHoldsVersion;
  if (change.method === undefined && change.body === undefined) return noSlot(site, 'the new query parameters');
  const isMethodPassed = site.methods.texts.some(({ at }) => at?.file === site.file && contains(site.node, at.node));
  // A method that the call itself passes must not be changed in the function.
  const method = site.sink?.methods.known.length === 1 ? change.method : undefined;
  const inside = change.body === undefined ? undefined : site.sink?.respell({ ...change, method, added: [] });
  const isByMethod = inside !== undefined && 'refused' in inside && inside.refused === 'method-unknown';
  if (inside !== undefined && 'refused' in inside && !(isByMethod && isMethodPassed)) return inside;
  if (change.body !== undefined && isMethodPassed) return noSlot(site, 'a body');
  if (change.method === undefined || change.body !== undefined || !('callee' in site.node))
    return noSlot(site, 'the new method and body');
  const callee = site.file.textOf(site.node.callee);
  return refuse(
    'no-slot',
    `\`${callee}\` can only send \`${change.method.from}\`; add a function that sends \`${change.method.to}\``,
  );
}

function mergeAll(lists: readonly (readonly TextEdit[])[]): readonly TextEdit[] | undefined {
  let merged: readonly TextEdit[] | undefined = [];
  for (const edits of lists) merged = merged && mergeEdits(merged, edits);
  return merged;
}

/** For each edit, the references for which call sites want it. */
type Claims = ReadonlyMap<string, ReadonlySet<t.Node>>;

function claimsOf(plans: readonly Planned[]): Claims {
  const claims = new Map<string, Set<t.Node>>();
  for (const { site, urlEdits } of plans) {
    // What sets the query of an object that builds the URL is known.
    const setters = site.urlBuilder?.holder?.references ?? [];
    for (const edit of urlEdits.flat()) {
      const nodes = claims.get(keyOf(edit)) ?? new Set();
      for (const node of [...edit.through.map((via) => via.node), ...setters]) nodes.add(node);
      claims.set(keyOf(edit), nodes);
    }
  }
  return claims;
}

/** A key that is the same for the same edits. */
export function keyOf({ edits }: Pick<UrlEdit, 'edits'>): string {
  return edits.map(({ start, end, text }) => `${start}-${end} ${text}`).join('\n');
}

function isExclusive(within: Within, edit: UrlEdit, claims: Claims): boolean {
  const claimed = claims.get(keyOf(edit)) ?? new Set();
  const through = beforeArguments(within.file, edit, claimed).filter((via) => !isTaken(via, edit));
  return through.every((via) => isOnlyReader(within, via, claimed, edit));
}

/** Whether a reference is to a parameter that a call gives the edited text: each call gives its own. */
function isTaken({ node, file }: Via, { edits }: UrlEdit): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding?.kind !== 'param') return false;
  const [start, end] = [startOf(binding.declaration), endOf(binding.declaration)];
  return edits.every((edit) => edit.end < start || end < edit.start);
}

/**
 * The references up to a call that receives the edited text, or that is made on an object that did: what the function
 * does with it is not another reader.
 */
function beforeArguments(file: SourceFile, { edits, through }: UrlEdit, claimed: ReadonlySet<t.Node>): readonly Via[] {
  const isIn = (node: t.Node) => edits.every(({ start, end }) => startOf(node) < start && end < endOf(node));
  const isArgument = ({ node, file: home }: Via) => {
    if (node.type !== 'CallExpression' || home !== file) return false;
    const holder = claimedHolder(file, node.callee, claimed);
    return isIn(node) || (holder !== undefined && isIn(holder.declaration));
  };
  const at = through.findIndex(isArgument);
  return at < 0 ? through : through.slice(0, at);
}

/** The variable that a method is called on, if each of its uses is claimed. */
function claimedHolder(file: SourceFile, callee: t.Node, claimed: ReadonlySet<t.Node>): Binding | undefined {
  const isHeld = callee.type === 'MemberExpression' && callee.object.type === 'Identifier';
  const binding = isHeld ? file.names.bindingOf(callee.object as t.Identifier) : undefined;
  const isClaimed =
    binding?.references.every((one) => claimed.has(one)) && !isDeclaredInExport(file, binding.declaration);
  return isClaimed ? binding : undefined;
}
