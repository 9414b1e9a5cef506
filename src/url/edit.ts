import type * as t from '@babel/types';
import { canStandAt, contains, endOf, type SourceFile, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from './evaluate.ts';
import { type Alternative, alternativesOf, type PathMatch, slicePieces } from './match.ts';
import { leavesOf, normalForm, type TextOf } from './pieces.ts';
import type { ChoicePiece, Hole, Piece, Place, Via } from './value.ts';

/** A change to a URL: the text between two offsets of `flat` becomes another. */
export interface UrlChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** It comes about by an edit of other code, such as taking out a statement that adds the text. */
  readonly isElsewhere?: boolean;
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

/** The text of an alternative with changes made, for comparison with what the edited code evaluates to. */
export function changedForm(alternative: Alternative, changes: readonly UrlChange[], textOf?: TextOf): string {
  let form = '';
  let at = 0;
  for (const { start, end, text } of changes) {
    form += normalForm(slicePieces(alternative, at, start), textOf) + text;
    at = end;
  }
  return form + normalForm(slicePieces(alternative, at, alternative.flat.length), textOf);
}

/**
 * The ways to write changes, in order and apart from each other, to the URL that the expression `root` gives, best first:
 * within the text of `root` itself; where the text lives (a constant, a function), if nothing else reads it; by writing
 * out what `root` refers to.
 */
export function urlEdits(
  evaluator: Evaluator,
  root: Place,
  isOwn: (piece: Piece) => boolean,
  alternative: Alternative,
  changes: readonly UrlChange[],
): UrlEdit[] {
  const own = ownSpan(alternative, isOwn);
  if (changes.some(({ start, end }) => start < own.from || end > own.to)) return [];
  const found: UrlEdit[] = [];
  const here = changes.filter(({ isElsewhere }) => isElsewhere !== true);
  const direct = here.map((change) => splice(root, alternative, change));
  if (direct.every((one) => one !== undefined)) {
    found.push({ edits: direct.map(({ edit }) => edit), through: direct.flatMap(({ through }) => through) });
  }
  const isObject = here.length < changes.length || alternative.pieces.some((piece) => piece.kind === 'hole' && piece.isQuery);
  const written = isObject ? undefined : writtenOut(evaluator, root, own, changes);
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

/** One change as a splice of the source, and the references through which its text is reached, if it is not in `root`. */
interface Splice {
  readonly edit: TextEdit;
  readonly through: readonly Via[];
}

function splice(root: Place, alternative: Alternative, change: UrlChange): Splice | undefined {
  const isInsertion = change.start === change.end;
  const touched = isInsertion
    ? slicePieces(alternative, change.start - 1, change.start)
    : slicePieces(alternative, change.start, change.end);
  const [first, last] = [touched[0], touched.at(-1)];
  const from = first && edgeOf(root, first, isInsertion ? 'end' : 'start');
  const to = last && edgeOf(root, last, 'end');
  if (from === undefined || to === undefined || from.file !== to.file || from.file !== root.file) return undefined;
  const edit = spliced(from, to, change.text);
  const isOwn = contains(root.node, from.node) && contains(root.node, to.node);
  const texts = [first, last].filter((piece) => piece?.kind === 'text').map((piece) => piece?.via ?? []);
  const [via = []] = texts.sort((a, b) => b.length - a.length);
  return edit && { edit, through: isOwn ? [] : via };
}

/** A place in the source where a splice of a URL may start or end: in a literal, or right around a `${…}` of a template. */
interface Edge {
  readonly file: SourceFile;
  readonly offset: number;
  /** The literal or template. */
  readonly node: t.Node;
}

function edgeOf(root: Place, piece: Piece, side: 'start' | 'end'): Edge | undefined {
  if (piece.kind === 'text') return piece.at && { file: piece.at.file, offset: piece.at[side], node: piece.at.node };
  const { file } = root;
  const parentOf = (node: t.Node) => file.names.parentOf(node);
  const node = [...piece.via, piece].find((one) => one.file === file && parentOf(one.node)?.type === 'TemplateLiteral')?.node;
  const template = node && parentOf(node);
  if (node === undefined || template === undefined) return undefined;
  const offset = side === 'start' ? file.text.lastIndexOf('${', startOf(node)) : file.text.indexOf('}', endOf(node)) + 1;
  return { file, offset, node: template };
}

/** Replaces from inside one literal to inside the same or another literal of one expression. */
function spliced(from: Edge, to: Edge, text: string): TextEdit | undefined {
  const { offset: start } = from;
  const { offset: end } = to;
  if (from.node === to.node) return start > end ? undefined : { start, end, text };
  if (start > end || contains(from.node, to.node) || contains(to.node, from.node)) return undefined;
  const opening = delimiterOf(from.file.text, from.node);
  const closing = delimiterOf(to.file.text, to.node);
  if (opening === closing) return { start, end, text };
  const isWhole = end === endOf(to.node) - 1;
  return isWhole ? { start, end: end + 1, text: text + opening } : { start, end, text: `${text}${opening} + ${closing}` };
}

function delimiterOf(text: string, node: t.Node): string {
  return text[startOf(node)] as string;
}

/** One stretch of a URL as it is written in `root`: its own text, or a reference with everything reached through it. */
interface Unit {
  readonly node: t.Node | undefined;
  readonly pieces: readonly Piece[];
  readonly start: number;
  readonly end: number;
}

/** Writes `root` anew, with the references that the change touches replaced by what they stand for. */
function writtenOut(evaluator: Evaluator, root: Place, alternative: OwnAlternative, changes: readonly UrlChange[]): TextEdit | undefined {
  const units = unitsOf(root, alternative);
  const parts: string[] = [];
  for (const unit of units) {
    const text = unitText(evaluator, root, alternative, unit, changes);
    if (text === undefined) return undefined;
    parts.push(text);
  }
  const { node, file } = root;
  if (node.type === 'TemplateLiteral' && units.every((unit) => isDirect(node, unit))) {
    return withinTemplate(root, units, parts, changes);
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
function withinTemplate(root: Place, units: readonly Unit[], parts: readonly string[], changes: readonly UrlChange[]): TextEdit | undefined {
  const touched = units.map((unit, index) => ({ unit, index })).filter(({ unit, index }) => isTouched(unit, changes, index === units.length - 1));
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

function isTouched(unit: Unit, changes: readonly UrlChange[], isLast: boolean): boolean {
  return changes.some((change) => isInside(unit, change) || isBefore(unit, change) || (isLast && isBehind(unit, change)));
}

/** Whether a change takes text out of a unit, or puts some inside it. */
function isInside(unit: Unit, { start, end }: UrlChange): boolean {
  return start === end ? unit.start < start && start < unit.end : unit.start < end && start < unit.end;
}

/** Whether a change puts text right before a unit. */
function isBefore(unit: Unit, { start, end }: UrlChange): boolean {
  return start === end && start === unit.start;
}

/** Whether a change puts text right behind a unit. */
function isBehind(unit: Unit, { start, end }: UrlChange): boolean {
  return start === end && start === unit.end;
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

/** A unit as the inside of a template, with the changes made to it. */
function unitText(
  evaluator: Evaluator,
  root: Place,
  alternative: OwnAlternative,
  unit: Unit,
  changes: readonly UrlChange[],
): string | undefined {
  const joined = (some: readonly UrlChange[]) => some.map(({ text }) => text).join('');
  const inside = changes.filter((change) => isInside(unit, change));
  const text = inside.length === 0 ? plainUnit(root, unit) : changedUnit(evaluator, root, alternative, unit, inside);
  if (text === undefined) return undefined;
  const behind = unit.end === alternative.to ? changes.filter((change) => isBehind(unit, change)) : [];
  return joined(changes.filter((change) => isBefore(unit, change))) + text + joined(behind);
}

/** A unit with what it refers to written out, as far as changes leave it. */
function changedUnit(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  unit: Unit,
  changes: readonly UrlChange[],
): string | undefined {
  if (unit.node !== undefined && isOneOfSeveral(evaluator.text({ ...root, node: unit.node })) && !changes.some((change) => covers(change, unit))) return undefined;
  let text: string | undefined = '';
  let at = unit.start;
  for (const change of changes) {
    const kept = expanded(evaluator, root, slicePieces(alternative, at, Math.max(at, change.start)));
    if (kept === undefined) return undefined;
    text += kept + (change.start >= unit.start ? change.text : '');
    at = Math.max(at, Math.min(unit.end, change.end));
  }
  const rest = expanded(evaluator, root, slicePieces(alternative, at, unit.end));
  return rest === undefined ? undefined : text + rest;
}

function covers({ start, end }: UrlChange, unit: Unit): boolean {
  return start <= unit.start && unit.end <= end;
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
