import type * as t from '@babel/types';
import { canStandAt, contains, endOf, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from './evaluate.ts';
import { type Alternative, alternativesOf, type PathMatch, slicePieces } from './match.ts';
import { leavesOf, normalForm, type TextOf } from './pieces.ts';
import type { ChoicePiece, Hole, Piece, Place, TextPiece, Via } from './value.ts';

/** A change to a URL: the text between two offsets of `flat` becomes another. */
export interface UrlChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One way to write a change to a URL. */
export interface UrlEdit {
  readonly edits: readonly TextEdit[];
  /** The references through which the edited text is reached; it is right only if nothing else reads it through them. */
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
  while (!hasSlash && tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (head === before.length && head === after.length) return undefined;
  const inserted = after.slice(head, after.length - tail).join('/');
  const removed = before.slice(head, before.length - tail).join('/');
  const start = match.start + before.slice(0, head).map((part) => part.length + 1).reduce((sum, part) => sum + part, 0);
  if (removed !== '') return { start, end: hasSlash ? pathEnd : start + removed.length, text: inserted };
  return tail === 0 ? { start: match.end, end: match.end, text: `/${inserted}` } : { start, end: start, text: `${inserted}/` };
}

/** The text of an alternative with a change made, for comparison with what the edited code evaluates to. */
export function changedForm(alternative: Alternative, change: UrlChange | undefined, textOf?: TextOf): string {
  if (change === undefined) return normalForm(alternative.pieces, textOf);
  const before = normalForm(slicePieces(alternative, 0, change.start), textOf);
  return before + change.text + normalForm(slicePieces(alternative, change.end, alternative.flat.length), textOf);
}

/**
 * The ways to write a change to the URL that the expression `root` gives, best first: within the text of `root` itself;
 * where the text lives (a constant, a function), if nothing else reads it; by writing out what `root` refers to.
 */
export function urlEdits(
  evaluator: Evaluator,
  root: Place,
  isOwn: (piece: Piece) => boolean,
  alternative: Alternative,
  change: UrlChange,
): UrlEdit[] {
  const own = ownSpan(alternative, isOwn);
  if (change.start < own.from || change.end > own.to) return [];
  const spot = spotOf(alternative, change);
  const direct = spot && spliced(spot, change);
  const found: UrlEdit[] = [];
  if (direct !== undefined && spot !== undefined) {
    const isOwn = spot.every((piece) => isWithin(root, piece));
    if (isOwn) found.push({ edits: [direct], through: [] });
    else if (spot.every((piece) => piece.at?.file === root.file)) found.push({ edits: [direct], through: sharedVia(spot) });
  }
  const isObject = alternative.pieces.some((piece) => piece.kind === 'hole' && piece.isQuery);
  const written = isObject ? undefined : writtenOut(evaluator, root, own, change);
  if (written !== undefined) found.push({ edits: [written], through: [] });
  return found;
}

/** An alternative, and the span of `flat` that the expression itself gives, without what a client puts around it. */
interface OwnAlternative extends Alternative {
  readonly from: number;
  readonly to: number;
}

function ownSpan(alternative: Alternative, isOwn: (piece: Piece) => boolean): OwnAlternative {
  const { pieces, offsets, flat } = alternative;
  const owns = (piece: Piece) => leavesOf(piece).some(isOwn);
  const first = pieces.findIndex(owns);
  const last = pieces.findLastIndex(owns);
  return { ...alternative, from: first < 0 ? flat.length : (offsets[first] as number), to: offsets[last + 1] ?? flat.length };
}

/** The first and last text pieces that a change touches; for an insertion the piece it follows (or, at the start, precedes). */
function spotOf(alternative: Alternative, change: UrlChange): readonly [TextPiece, TextPiece] | undefined {
  const { start, end } = change;
  const touched = start === end ? slicePieces(alternative, start - 1, start) : slicePieces(alternative, start, end);
  const first = touched[0];
  const last = touched.at(-1);
  if (first?.kind !== 'text' || last?.kind !== 'text' || first.at === undefined || last.at === undefined) return undefined;
  return [first, last];
}

function isWithin(root: Place, piece: TextPiece): boolean {
  return piece.at !== undefined && piece.at.file === root.file && contains(root.node, piece.at.node);
}

/** Replaces from inside one literal to inside the same or another literal of one expression. */
function spliced([first, last]: readonly [TextPiece, TextPiece], change: UrlChange): TextEdit | undefined {
  if (first.at === undefined || last.at === undefined || first.at.file !== last.at.file) return undefined;
  if (first.at.node !== last.at.node && (contains(first.at.node, last.at.node) || contains(last.at.node, first.at.node))) return undefined;
  const isInsertion = change.start === change.end;
  const start = isInsertion ? first.at.end : first.at.start;
  if (start > last.at.end) return undefined;
  const { text } = change;
  if (first.at.node === last.at.node) return { start, end: last.at.end, text };
  const opening = delimiterOf(first.at.file.text, first.at.node);
  const closing = delimiterOf(last.at.file.text, last.at.node);
  if (opening === closing) return { start, end: last.at.end, text };
  const isWhole = last.at.end === endOf(last.at.node) - 1;
  return isWhole
    ? { start, end: last.at.end + 1, text: `${text}${opening}` }
    : { start, end: last.at.end, text: `${text}${opening} + ${closing}` };
}

function delimiterOf(text: string, node: t.Node): string {
  return text[startOf(node)] as string;
}

/** The references that both ends of a change were reached through. */
function sharedVia([first, last]: readonly [TextPiece, TextPiece]): readonly Via[] {
  return first.via.length >= last.via.length ? first.via : last.via;
}

/** One stretch of a URL as it is written in `root`: its own text, or a reference with everything reached through it. */
interface Unit {
  readonly node: t.Node | undefined;
  readonly pieces: readonly Piece[];
  readonly start: number;
  readonly end: number;
}

/** Writes `root` anew, with the references that the change touches replaced by what they stand for. */
function writtenOut(evaluator: Evaluator, root: Place, alternative: OwnAlternative, change: UrlChange): TextEdit | undefined {
  const units = unitsOf(root, alternative);
  const parts: string[] = [];
  for (const unit of units) {
    const text = unitText(evaluator, root, alternative, unit, change);
    if (text === undefined) return undefined;
    parts.push(text);
  }
  const { node, file } = root;
  if (node.type === 'TemplateLiteral' && units.every((unit) => isDirect(node, unit))) {
    return withinTemplate(root, units, parts, change);
  }
  const text = literal(parts.join(''), file.style.quote);
  return { start: startOf(node), end: endOf(node), text: isShorthand(root) ? `${file.textOf(node)}: ${text}` : text };
}

/** Whether an expression is also the name of its property, as in `{ url }`. */
function isShorthand({ node, file }: Place): boolean {
  const parent = file.names.parentOf(node);
  return parent?.type === 'ObjectProperty' && parent.shorthand;
}

/** A string literal where there is nothing to interpolate, otherwise a template. */
export function literal(content: string, quote: string): string {
  if (content.includes('${')) return `\`${content}\``;
  const text = content.replaceAll('\\`', '`').replaceAll('\\${', '${');
  return quote + text.replaceAll(quote, `\\${quote}`) + quote;
}

/** Whether the text of a unit stands in a template itself, not in one nested in it. */
function isDirect(template: t.TemplateLiteral, unit: Unit): boolean {
  if (unit.node !== undefined) return template.expressions.some((expression) => expression === unit.node);
  return unit.pieces.every((piece) => piece.kind !== 'text' || piece.at?.node === template);
}

/** In a template only the touched references are replaced; the rest keeps its text. */
function withinTemplate(root: Place, units: readonly Unit[], parts: readonly string[], change: UrlChange): TextEdit | undefined {
  const touched = units.map((unit, index) => ({ unit, index })).filter(({ unit }) => isTouched(unit, change));
  const first = touched[0];
  const last = touched.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const start = startInTemplate(root, first.unit);
  const end = endInTemplate(root, last.unit);
  if (start === undefined || end === undefined) return undefined;
  return { start, end, text: parts.slice(first.index, last.index + 1).join('') };
}

function startInTemplate(root: Place, unit: Unit): number | undefined {
  if (unit.node !== undefined) return root.file.text.lastIndexOf('${', startOf(unit.node));
  const [piece] = unit.pieces;
  return piece?.kind === 'text' ? piece.at?.start : undefined;
}

function endInTemplate(root: Place, unit: Unit): number | undefined {
  if (unit.node !== undefined) return root.file.text.indexOf('}', endOf(unit.node)) + 1;
  const piece = unit.pieces.at(-1);
  return piece?.kind === 'text' ? piece.at?.end : undefined;
}

function isTouched(unit: Unit, { start, end }: UrlChange): boolean {
  return start === end ? unit.end === start || (start === 0 && unit.start === 0) : unit.start < end && start < unit.end;
}

function unitsOf(root: Place, alternative: OwnAlternative): Unit[] {
  const units: Unit[] = [];
  for (const [index, piece] of alternative.pieces.entries()) {
    const node = unitNode(root, piece);
    const start = alternative.offsets[index] as number;
    if (start < alternative.from || start >= alternative.to) continue;
    const end = start + (piece.kind === 'text' ? piece.text.length : 1);
    const last = units.at(-1);
    if (node !== undefined && last?.node === node) units[units.length - 1] = { ...last, pieces: [...last.pieces, piece], end };
    else units.push({ node, pieces: [piece], start, end });
  }
  return units;
}

/** The outermost reference in `root` that a piece was reached through; a hole written in `root` is its own. */
function unitNode(root: Place, piece: Piece): t.Node | undefined {
  const via = piece.via.find(({ node, file }) => file === root.file && contains(root.node, node));
  if (via !== undefined) return via.node;
  return piece.kind === 'text' ? undefined : piece.node;
}

/** A unit as the inside of a template, with the change made to it. */
function unitText(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  unit: Unit,
  change: UrlChange,
): string | undefined {
  if (!isTouched(unit, change)) return plainUnit(root, unit);
  if (unit.node !== undefined && isOneOfSeveral(evaluator.text({ ...root, node: unit.node }))) return undefined;
  const isAppended = change.start === change.end && unit.end === change.start;
  if (isAppended) {
    const plain = plainUnit(root, unit);
    return plain === undefined ? undefined : plain + change.text;
  }
  const before = slicePieces(alternative, unit.start, Math.max(unit.start, Math.min(change.start, unit.end)));
  const after = slicePieces(alternative, Math.min(unit.end, Math.max(change.end, unit.start)), unit.end);
  const text = change.start >= unit.start ? change.text : '';
  const [head, tail] = [before, after].map((pieces) => expanded(evaluator, root, pieces));
  return head === undefined || tail === undefined ? undefined : head + text + tail;
}

/** Whether a text can turn out in several ways, so that writing out one of them would lose the others. */
function isOneOfSeveral(pieces: readonly Piece[]): boolean {
  return (alternativesOf(pieces)?.length ?? 0) !== 1;
}

function plainUnit(root: Place, unit: Unit): string | undefined {
  if (unit.node !== undefined) return contains(root.node, unit.node) ? `\${${root.file.textOf(unit.node)}}` : undefined;
  return unit.pieces.map((piece) => (piece.kind === 'text' ? escaped(piece.text) : '')).join('');
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}

function expanded(evaluator: Evaluator, root: Place, pieces: readonly Piece[]): string | undefined {
  let text = '';
  for (const piece of pieces) {
    if (piece.kind === 'text') text += escaped(piece.text);
    else {
      const written = writtenAt(evaluator, root, piece);
      if (written === undefined) return undefined;
      text += `\${${written.file.textOf(written.node)}}`;
    }
  }
  return text;
}

function isExpression(node: t.Node): boolean {
  return /(Expression|Literal|Identifier)$/.test(node.type);
}

/** An expression that can stand in `root` and gives a hole's text: the outermost reference to it that means the same there. */
export function writtenAt(evaluator: Evaluator, root: Place, piece: Hole | ChoicePiece): Place | undefined {
  const form = normalForm([piece]);
  for (const { node, file } of [...piece.via, piece]) {
    if (!isExpression(node) || file !== root.file || !(contains(root.node, node) || canStandAt(file, node, root.node))) continue;
    const place: Place = { node, file, env: contains(root.node, node) ? root.env : undefined };
    if (node === piece.node || normalForm(evaluator.text(place)) === form) return place;
  }
  return undefined;
}
