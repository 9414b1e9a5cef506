import type * as t from '@babel/types';
import { callTaking, isCall, isFunction } from '../../source/node-kinds.ts';
import { startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Piece, Place, Via } from '../value.ts';
import { type Alternative, type PathMatch, slicePieces } from './match.ts';
import { leavesOf, normalForm, type TextOf } from './pieces.ts';
import { type QueryMark, withMark } from './query-mark.ts';
import { splice } from './splice.ts';
import { markedHere } from './template-with-mark.ts';
import { type OwnAlternative, writtenOut } from './write-out.ts';
import { writtenWhereMade, writtenWhereSet } from './written-elsewhere.ts';

/** A change to a URL: replaces the text between two offsets of `flat`. */
export interface UrlChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** It results from an edit of other code, such as removing a statement that adds the text. */
  readonly isElsewhere?: boolean;
  /** The text is kept, except that the `?` or `&` that it may start with becomes this one. `text` is empty. */
  readonly mark?: QueryMark;
}

/** One way to write a change to a URL. */
export interface UrlEdit {
  readonly edits: readonly TextEdit[];
  /**
   * The references through which the edited text is reached; the edit is correct only if nothing else reads the text
   * through them.
   */
  readonly through: readonly Via[];
}

/** The smallest change, in whole path segments, that turns a matched path into another one (`/v2/tags`). */
export function pathChange(match: PathMatch, replacement: string): UrlChange | undefined {
  const { flat, pathEnd } = match.alternative;
  const before = flat.slice(match.start, match.end).replace(/\/$/, '').split('/');
  const after = replacement.slice(1).split('/');
  const hasSlash = flat.startsWith('/', match.end - 1);
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (
    !hasSlash &&
    tail < Math.min(before.length, after.length) - head &&
    before.at(-1 - tail) === after.at(-1 - tail)
  )
    tail++;
  if (head === before.length && head === after.length) return undefined;
  const inserted = after.slice(head, after.length - tail).join('/');
  const removed = before.slice(head, before.length - tail).join('/');
  const start =
    match.start +
    before
      .slice(0, head)
      .map((part) => part.length + 1)
      .reduce((sum, part) => sum + part, 0);
  if (removed !== '' && inserted === '') return { start: start - 1, end: start + removed.length, text: '' };
  if (removed !== '') return { start, end: hasSlash ? pathEnd : start + removed.length, text: inserted };
  return tail === 0
    ? { start: match.end, end: match.end, text: hasSlash ? inserted : `/${inserted}` }
    : { start, end: start, text: `${inserted}/` };
}

/**
 * The text of an alternative, or of a range of it, with changes applied, to compare with the evaluated result of the
 * edited code.
 */
export function changedForm(
  alternative: Alternative,
  changes: readonly UrlChange[],
  textOf?: TextOf,
  [from, to]: readonly [from: number, to: number] = [0, alternative.flat.length],
): string {
  let form = '';
  let at = from;
  for (const { start, end, text, mark } of changes) {
    form += normalForm(slicePieces(alternative, at, Math.min(start, to)), textOf) + text;
    if (mark !== undefined)
      form += normalForm(withMark(slicePieces(alternative, start, Math.min(end, to)), mark), textOf);
    at = end;
  }
  return form + normalForm(slicePieces(alternative, at, to), textOf);
}

/**
 * The possible edits for some changes, sorted and not overlapping, to the URL of the expression `root`, best first: in
 * the text of `root` itself; where the text is defined (a constant, a function), if nothing else reads it; by replacing
 * references in `root` with their text. `beside` are the pieces that are written beside `root`.
 */
export function urlEdits(
  evaluator: Evaluator,
  root: Place,
  isOwn: (piece: Piece) => boolean,
  alternative: Alternative,
  all: readonly UrlChange[],
  beside: readonly Piece[] = [],
): UrlEdit[] {
  const own = ownSpan(alternative, isOwn);
  // Behind the URL of the call, a function on the way decides.
  const changes = all.filter(({ isElsewhere, start }) => isElsewhere !== true || start < own.to);
  if (changes.some(({ start, end }) => start < own.from || end > own.to)) return [];
  const found: UrlEdit[] = [];
  const here = changes.filter(({ isElsewhere }) => isElsewhere !== true);
  const to = alternative.pieces.findIndex((piece) => leavesOf(piece).some((leaf) => beside.includes(leaf)));
  const end = alternative.offsets[to] ?? own.to;
  const outer = to < 0 ? root : callAround(root);
  const direct = here.map((change) => splice(change.start >= end ? outer : root, alternative, change));
  if (direct.every((one) => one !== undefined)) found.push(joined(direct));
  found.push(...leadingBeside(evaluator, root, alternative, here));
  const marked = here.map((change, index) => markedHere(evaluator, root, alternative, change) ?? direct[index]);
  if (here.some(({ mark }) => mark !== undefined) && marked.every((one) => one !== undefined))
    found.push(joined(marked));
  const isObject = alternative.pieces.some(
    (piece, index) =>
      piece.kind === 'hole' &&
      piece.isQuery &&
      isOwn(piece) &&
      !isInterpolated(root, piece) &&
      !isReplaced(alternative.offsets[index] as number, here),
  );
  const apart = direct.filter((_, index) => (here[index] as UrlChange).start >= end && end < own.to);
  const isWhole = here.length === changes.length && !isObject && !isObjectTaken(evaluator, root);
  const inside = changes.filter((change) => change.start < end || end === own.to);
  const written =
    isWhole && inside.length > 0 && inside.every((change) => change.end <= end)
      ? writtenOut(evaluator, root, { ...own, to: end }, inside)
      : undefined;
  if (written !== undefined && apart.every((one) => one !== undefined))
    found.push(joined([{ edits: [written], through: [] }, ...apart]));
  if (found.length > 0) return found;
  const made = isObject ? writtenWhereMade(evaluator, root, own, here) : undefined;
  const isUnwritten = isWhole && end === own.to;
  const elsewhere = isUnwritten ? writtenWhereSet(evaluator, root, own, changes) : made;
  return elsewhere === undefined ? [] : [elsewhere];
}

/** The call that gets the expression of a URL, and maybe text beside it: `load('/books', '?page=0')`. */
function callAround(root: Place): Place {
  const { names } = root.file;
  for (let node = names.parentOf(root.node); node !== undefined && !isFunction(node); node = names.parentOf(node))
    if (isCall(node)) return { ...root, node };
  return root;
}

/**
 * The edits that make a path lead to a folder beside the one that its base ends in, which other code also uses: `new
 * URL('../v2/tags', base)`. None unless the expression of the URL contains such a path as text. What is optional behind it
 * gets another mark where it is defined, or else here, if other code uses it too.
 */
function leadingBeside(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  changes: readonly UrlChange[],
): readonly UrlEdit[] {
  const literal = relativePath(root);
  const { pieces, offsets, flat } = alternative;
  const index = pieces.findIndex((piece) => piece.kind === 'text' && piece.at?.node === literal);
  const piece = pieces[index];
  const at = offsets[index];
  const [first, ...others] = changes;
  if (literal === undefined || first === undefined || at === undefined || piece?.kind !== 'text') return [];
  const [above, ...own] = splitAtOwn(alternative, (one) => pieces.indexOf(one) >= index, first);
  const start = startOf(literal) + 1;
  const written = root.file.text.slice(start, piece.at?.start);
  const isFolder =
    above !== undefined && above.end < at && flat.slice(above.end, at) === '/' && above.start < above.end;
  if (!isFolder || !/^(\.\/)?$/.test(written) || !/^[\w/-]+$/.test(above.text)) return [];
  const led = {
    start,
    end: start + written.length,
    text: folderBeside(flat.slice(above.start, above.end), above.text),
  };
  const ways = [splice, (...given: Parameters<typeof splice>) => markedHere(evaluator, ...given) ?? splice(...given)];
  return ways.flatMap((way) => {
    const rest = [...own, ...others].map((change) => way(root, alternative, change));
    return rest.every((one) => one !== undefined) ? [joined([{ edits: [led], through: [] }, ...rest])] : [];
  });
}

/** The start of a path that leads from a folder to one beside it: `../v2/` from `v1`. */
export function folderBeside(folder: string, other: string): string {
  return `${'../'.repeat(folder.split('/').length)}${other}/`;
}

/** The text at the start of the path in `new URL(path, base)`, if an expression is such a URL or a part of one. */
function relativePath({ node, file }: Place): t.Node | undefined {
  let made: t.Node = node;
  while (made.type === 'MemberExpression' || made.type === 'CallExpression')
    made = made.type === 'MemberExpression' ? made.object : made.callee;
  if (made.type !== 'NewExpression' || made.callee.type !== 'Identifier' || made.callee.name !== 'URL')
    return undefined;
  const [path, base] = made.arguments;
  if (!file.names.isGlobal(made.callee) || base === undefined) return undefined;
  let text: t.Node | undefined = path;
  while (text?.type === 'BinaryExpression') text = text.left;
  return text?.type === 'StringLiteral' || text?.type === 'TemplateLiteral' ? text : undefined;
}

function joined(edits: readonly UrlEdit[]): UrlEdit {
  return { edits: edits.flatMap((one) => one.edits), through: edits.flatMap(({ through }) => through) };
}

/** Whether an expression is a URL object that a function of the code base gets, which may read its members. */
function isObjectTaken(evaluator: Evaluator, root: Place): boolean {
  const callee = callTaking(root.file, root.node)?.callee;
  const isTaken = callee !== undefined && evaluator.evaluate({ ...root, node: callee }).kind === 'function';
  return isTaken && evaluator.evaluate(root).kind === 'url';
}

/** Whether a template has a piece as one of its expressions: `${PATHS.books}?${query}` */
function isInterpolated({ node, file }: Place, piece: Piece): boolean {
  const inside = node.type === 'TemplateLiteral' ? node.expressions : [];
  return [...piece.via, piece].some(
    (one) => 'node' in one && one.file === file && inside.includes(one.node as t.Expression),
  );
}

function isReplaced(offset: number, changes: readonly UrlChange[]): boolean {
  return changes.some(({ start, end }) => start <= offset && offset < end);
}

/**
 * Splits a change that starts before the call's own part of a URL and ends in it: up to the version (`v1` to `v2`), and
 * segment by segment after that (`series/release-dates` to `series/release-years`).
 */
export function splitAtOwn(
  { flat, ...rest }: Alternative,
  isOwn: (piece: Piece) => boolean,
  change: UrlChange,
): UrlChange[] {
  const { start, end, text } = change;
  const { from } = ownSpan({ flat, ...rest }, isOwn);
  const version = /^.*?\bv\d+(?=\/|$)/.exec(text)?.[0];
  if (start >= from || end <= from || version === undefined) return [change];
  const seam = flat[from] === '/' ? from : flat[from - 1] === '/' ? from - 1 : undefined;
  if (seam === undefined) return [change];
  const old = flat.slice(seam + 1, end).split('/');
  const now = text === version ? [] : text.slice(version.length + 1).split('/');
  if (now.length > old.length) return [change];
  const changes: UrlChange[] = [{ start, end: seam, text: version }];
  let at = seam + 1;
  for (const [index, segment] of old.entries()) {
    const other = now[index];
    const segmentEnd = at + segment.length;
    // Example: `/v1` of `/v1/genres`, with the slash behind it, since the change of the base ends before the one in front
    if (other === undefined && index === 0 && flat[segmentEnd] === '/')
      changes.push({ start: at, end: segmentEnd + 1, text: '' });
    else if (other === undefined) changes.push({ start: at - 1, end: segmentEnd, text: '' });
    else if (other !== segment) changes.push({ start: at, end: segmentEnd, text: other });
    at = segmentEnd + 1;
  }
  return changes;
}

/** Whether a change lies before the call's own part of a URL. */
export function isBeforeOwn(
  alternative: Alternative,
  isOwn: (piece: Piece) => boolean,
  { start, end }: UrlChange,
): boolean {
  const { from } = ownSpan(alternative, isOwn);
  return start < from && end <= from;
}

/** An alternative, with the range of the call's own part. */
export function ownSpan(alternative: Alternative, isOwn: (piece: Piece) => boolean): OwnAlternative {
  const { pieces, offsets, flat } = alternative;
  const owns = (piece: Piece) => leavesOf(piece).some(isOwn);
  const first = pieces.findIndex(owns);
  const last = pieces.findLastIndex(owns);
  return {
    ...alternative,
    from: first < 0 ? flat.length : (offsets[first] as number),
    to: offsets[last + 1] ?? flat.length,
  };
}
