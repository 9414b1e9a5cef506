import type * as t from '@babel/types';
import type { BaseChange, CallSite, Refusal, RequestChange, Spelling } from '../../requests/call-site.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { folderBeside, isBeforeOwn, ownSpan, type UrlChange } from '../../values/text/edit.ts';
import type { Alternative } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Piece, TextPiece } from '../../values/value.ts';
import type { PlannedUrl } from '../edits/plan.ts';
import type { Whereabouts } from './identity.ts';

/** The start of a path that leads from its base to a sibling folder, `../v2/`, in place of some of its own start. */
interface Start {
  readonly text: string;
  /** The length of what it replaces: the slash of `$fetch('/tags')`, of a client that joins its base and the path. */
  readonly length: 0 | 1;
}

/** How a path that starts with a text leads to a sibling folder of its base; undefined if it can't. */
function startBeside(site: CallSite, change: OfBase, first: Piece | undefined) {
  const { dots } = site;
  const { piece, start, end, to } = change.base;
  if (first?.kind !== 'text' || dots === 'kept' || to === '' || !/^\/?$/.test(piece.text.slice(end))) return undefined;
  const isJoined = (dots === 'joined' || dots === 'appended') && /^\/(?![/.])/.test(first.text);
  if (!isJoined && /^[./]/.test(first.text)) return undefined;
  const isLast = site.adapter === 'axios' || (dots === 'parsed' && !isResolved(first, piece));
  const isSecondChoice = isLast || (dots !== 'parsed' && isOfFunction(site, piece));
  if (isSecondChoice && (piece.text.slice(start, end).includes('/') || canGrow(site, change))) return undefined;
  const slash = isJoined && dots === 'appended' ? '/' : '';
  return { text: slash + folderBeside(piece.text.slice(start, end), to), length: isJoined ? 1 : 0 } satisfies Start;
}

/**
 * A call site as its platform sends it: React Native may send the dots of `../v2` as they are, and servers refuse those; axios
 * resolves them from 1.0 on.
 */
export function onItsPlatform(site: CallSite, { packageOf }: Pick<Whereabouts, 'packageOf'>): CallSite {
  const manifest = packageOf?.(site.file.path).manifest ?? '';
  if (/"react-native"\s*:/.test(manifest)) return { ...site, dots: 'kept' };
  return site.adapter === 'axios' && /"axios"\s*:\s*"[\^~>=v]*[1-9]/.test(manifest)
    ? { ...site, dots: 'joined' }
    : site;
}

/** A change of a request that has another base. */
type OfBase = RequestChange & { readonly base: BaseChange };

/** Whether a function can get a parameter for the base, which is easier to read than a path that leaves it. */
function canGrow(site: CallSite, change: RequestChange): boolean {
  // What is added to the query may also be written into the path.
  return [change, { ...change, added: [] }].some((one) => (site.grow?.(one).length ?? 0) > 0);
}

/** Whether a function on the way writes a text before the path, so that it is no folder of the client: `api(`/api/v1/${path}`)`. */
function isOfFunction({ through }: CallSite, { via, at }: TextPiece): boolean {
  const isIn = (argument: t.Node, from: SourceFile) =>
    [...via, ...(at === undefined ? [] : [at])].some(({ node, file }) => file === from && contains(argument, node));
  return through.some(({ node, file }) => node.arguments.some((argument) => isIn(argument, file)));
}

/** Whether a path, but not what is before it, is the first argument of `new URL(path, base)`. */
function isResolved({ via }: TextPiece, before: TextPiece): boolean {
  const own = via.filter(({ node }) => !before.via.some((one) => one.node === node));
  return own.some(({ node, file }) => {
    const made = file.names.parentOf(node);
    const isMade = made?.type === 'NewExpression' && made.callee.type === 'Identifier' && made.callee.name === 'URL';
    return isMade && made.arguments.length === 2 && made.arguments[0] === node;
  });
}

/**
 * The edit that makes a path relative to its base lead to a sibling folder: `../v2/tags`. Undefined if the call does
 * not contain the start of such a path.
 */
function besideBase(site: CallSite, change: OfBase): TextEdit | undefined {
  const { pieces, isOwn, file, node } = site;
  const first = pieces.find((one) => leavesOf(one).some(isOwn));
  const start = startBeside(site, change, first);
  const at = first?.kind === 'text' ? first.at : undefined;
  if (start === undefined || at?.file !== file || !contains(node, at.node)) return undefined;
  // Example: `./tags`
  const folder = file.text.slice(startOf(at.node) + 1, at.start) === './' ? 2 : 0;
  return { start: at.start - folder, end: at.start + start.length, text: start.text };
}

/**
 * The changes that make each form of a path lead to a sibling folder of its base, if the path is one of several:
 * `path = '../v2/tags'`. Undefined if one of them can't.
 */
export function eachBeside(
  site: CallSite,
  change: OfBase,
  urls: readonly PlannedUrl[],
): readonly PlannedUrl[] | undefined {
  const moved = urls.map((url) => {
    const { alternative, changes } = url;
    const { from } = ownSpan(alternative, site.isOwn);
    const start = startBeside(site, change, alternative.pieces[alternative.offsets.indexOf(from)]);
    const [next, ...others] = changes.filter((one) => !isBeforeOwn(alternative, site.isOwn, one));
    if (start === undefined || (next !== undefined && next.start < from + start.length)) return undefined;
    if (next?.start === from) return { ...url, changes: [{ ...next, text: start.text + next.text }, ...others] };
    const kept = start.length === 1 ? '' : alternative.flat.charAt(from);
    const led = { start: from, end: from + 1, text: start.text + kept };
    return { ...url, changes: [led, ...(next === undefined ? [] : [next, ...others])] };
  });
  return moved.every((one) => one !== undefined) ? moved : undefined;
}

/**
 * The change before the call's own part of its URL, if there is one that a function or a client could get a parameter
 * for: it is in one text, and the same for every form of the URL.
 */
export function baseChange(site: CallSite, urls: readonly PlannedUrl[]): BaseChange | undefined {
  const found = urls.map(({ alternative, changes }) => {
    const [whole, ...others] = changes.filter((one) => isBeforeOwn(alternative, site.isOwn, one));
    const change = whole && withinPiece(alternative, whole);
    const index = change === undefined ? -1 : alternative.offsets.findLastIndex((offset) => offset <= change.start);
    const piece = alternative.pieces[index];
    const at = alternative.offsets[index] ?? 0;
    if (change === undefined || others.length > 0 || piece?.kind !== 'text') return undefined;
    if (change.start === change.end || change.end > at + piece.text.length) return undefined;
    return { piece, start: change.start - at, end: change.end - at, to: change.text };
  });
  const [first] = found;
  const isSame = found.every((one) => one?.piece.text === first?.piece.text && one?.start === first?.start);
  return isSame ? first : undefined;
}

/** A change of several texts of which only the last one differs, in that text: the `1` of `v${version}`. */
function withinPiece({ flat, offsets }: Alternative, change: UrlChange): UrlChange {
  const last = offsets.findLast((offset) => offset < change.end) ?? 0;
  const same = flat.slice(change.start, last);
  const isSame = last > change.start && change.text.startsWith(same) && change.text.length > same.length;
  return isSame ? { ...change, start: last, text: change.text.slice(same.length) } : change;
}

/** The ways to write a change, including those that make the path leave its base. */
export function spellBase(site: CallSite, { base, ...change }: RequestChange): readonly Spelling[] | Refusal {
  const spelled = site.respell({ ...change, ...(base && { base }) });
  const beside = base && besideBase(site, { ...change, base });
  if (beside === undefined) return spelled;
  const isSame = change.method === undefined && change.body === undefined && change.added.length === 0;
  const others = isSame ? [[]] : site.respell(change);
  const moved = 'refused' in others ? [] : others.map((edits) => [...edits, beside]);
  return 'refused' in spelled ? (moved.length > 0 ? moved : spelled) : [...spelled, ...moved];
}
