import type * as t from '@babel/types';
import { contains, endOf, isSetBefore, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../evaluate.ts';
import type { ChoicePiece, Hole, Piece, Place } from '../value.ts';
import { isGivenAround } from './address-given.ts';
import type { UrlChange } from './edit.ts';
import { type Alternative, alternativesOf, slicePieces } from './match.ts';
import { namedAddress, startsWithAddress, withReplaced } from './named-address.ts';
import { templateWithMark } from './template-with-mark.ts';
import { awaited, isNamedInside, memberOfThis, writtenAt } from './written-at.ts';

/**
 * An alternative, and the range of `flat` that comes from the expression itself, without what a client adds around it.
 */
export interface OwnAlternative extends Alternative {
  readonly from: number;
  readonly to: number;
}

/** A part of a URL as `root` writes it: its own text, or a reference with everything reached through it. */
interface Unit {
  readonly node: t.Node | undefined;
  readonly pieces: readonly Piece[];
  readonly start: number;
  readonly end: number;
}

/** Rewrites `root`, replacing the references that the change touches with their text. */
export function writtenOut(
  evaluator: Evaluator,
  root: Place,
  alternative: OwnAlternative,
  changes: readonly UrlChange[],
): TextEdit | undefined {
  const units = unitsOf(root, alternative);
  const parts: string[] = [];
  for (const unit of units) {
    const text = unitText(evaluator, root, alternative, unit, changes);
    if (text === undefined) return undefined;
    parts.push(text);
  }
  const { node, file } = root;
  const whole = /^\$\{([^{}]+)\}$/.exec(parts.length === 1 ? (parts[0] ?? '') : '')?.[1];
  if (whole !== undefined && node.type !== 'TemplateLiteral' && !isShorthand(root))
    return { start: startOf(node), end: endOf(node), text: whole };
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

/** A string literal if there is nothing to interpolate, otherwise a template. */
export function literal(content: string, quote: string): string {
  if (content.includes('${')) return `\`${content}\``;
  const text = content.replaceAll('\\`', '`').replaceAll('\\${', '${');
  return quote + text.replaceAll(quote, `\\${quote}`) + quote;
}

/** Whether the text of a unit is in a template itself, not in one nested in it. */
function isDirect(template: t.TemplateLiteral, unit: Unit): boolean {
  if (unit.node !== undefined) return template.expressions.some((expression) => expression === unit.node);
  return unit.pieces.every((piece) => piece.kind !== 'text' || piece.at?.node === template);
}

/** In a template, only the references that the change touches are replaced; the rest keeps its text. */
function withinTemplate(
  root: Place,
  units: readonly Unit[],
  parts: readonly string[],
  changes: readonly UrlChange[],
): TextEdit | undefined {
  const touched = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit, index }) => isTouched(unit, changes, index === units.length - 1));
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
  return changes.some(
    (change) => isInside(unit, change) || isBefore(unit, change) || (isLast && isBehind(unit, change)),
  );
}

/** Whether a change removes text from a unit, or inserts some inside it. */
function isInside(unit: Unit, { start, end }: UrlChange): boolean {
  return start === end ? unit.start < start && start < unit.end : unit.start < end && start < unit.end;
}

/** Whether a change inserts text directly before a unit. */
function isBefore(unit: Unit, { start, end }: UrlChange): boolean {
  return start === end && start === unit.start;
}

/** Whether a change inserts text directly after a unit. */
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
    if (node !== undefined && last?.node === node)
      units[units.length - 1] = { ...last, pieces: [...last.pieces, piece], end };
    else units.push({ node, pieces: [piece], start, end });
  }
  return units;
}

/** The outermost reference in `root` through which a piece was reached; for a hole written in `root`, itself. */
function unitNode(root: Place, piece: Piece): t.Node | undefined {
  const via = piece.via.find(({ node, file }) => file === root.file && contains(root.node, node));
  if (via !== undefined) return awaited(root.file, via.node);
  return piece.kind === 'text' ? undefined : awaited(piece.file, piece.node);
}

/** A unit as the inside of a template, with the changes applied. */
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

/** A unit with its reference replaced by its text, as far as changes leave it, or itself with the changes applied. */
function changedUnit(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  unit: Unit,
  changes: readonly UrlChange[],
): string | undefined {
  const isGiven = unit.node !== undefined && isGivenAround(root, unit.pieces);
  const isOpen = isGiven || (unit.node !== undefined && isOneOfSeveral(evaluator.text({ ...root, node: unit.node })));
  if (isOpen && !changes.some((change) => covers(change, unit))) {
    const replaced = replacedIn(evaluator, root, alternative, unit, changes);
    if (replaced !== undefined || isGiven || !isNamedInside(evaluator, root, unit.node)) return replaced;
  }
  const text = withoutReference(evaluator, root, alternative, unit, changes);
  const isJoined = unit.pieces.some((piece) => piece.kind === 'text' && (piece.isJoint || piece.isProvided));
  const isKept = text === undefined || isJoined || (unit.node !== undefined && startsWithAddress(text));
  return isKept ? replacedIn(evaluator, root, alternative, unit, changes) : text;
}

function withoutReference(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  unit: Unit,
  changes: readonly UrlChange[],
): string | undefined {
  let text: string | undefined = '';
  let at = unit.start;
  for (const change of changes) {
    const kept = expanded(evaluator, root, slicePieces(alternative, at, Math.max(at, change.start)));
    const stays = change.mark === undefined ? '' : templateWithMark(evaluator, root, alternative, change, change.mark);
    if (kept === undefined || stays === undefined) return undefined;
    text += kept + (change.start >= unit.start ? change.text : '') + stays;
    at = Math.max(at, Math.min(unit.end, change.end));
  }
  const rest = expanded(evaluator, root, slicePieces(alternative, at, unit.end));
  return rest === undefined ? undefined : text + rest;
}

/** A constant that holds an address, with a change applied to its value: `${API.replace(/v1$/, 'v2')}`. */
function replacedIn(
  evaluator: Evaluator,
  root: Place,
  { flat }: Alternative,
  { node, start, end }: Unit,
  changes: readonly UrlChange[],
): string | undefined {
  const [change] = changes;
  if (node === undefined || change === undefined || changes.length > 1 || change.start < start) return undefined;
  const isBeyond = change.end > end;
  const version = isBeyond ? (/^[^/]*v\d+/.exec(change.text)?.[0] ?? change.text) : change.text;
  const source = withReplaced(evaluator, root, node, {
    before: flat.slice(start, change.start),
    old: flat.slice(change.start, Math.min(change.end, end)),
    behind: flat.slice(change.end, Math.max(change.end, end)),
    text: version,
  });
  return source && `\${${source}}${change.text.slice(version.length)}`;
}

function covers({ start, end }: UrlChange, unit: Unit): boolean {
  return start <= unit.start && unit.end <= end;
}

/** Whether a string has several possible forms, so that writing out one of them would lose the others. */
function isOneOfSeveral(pieces: readonly Piece[]): boolean {
  return (alternativesOf(pieces)?.length ?? 0) !== 1;
}

function plainUnit(root: Place, unit: Unit): string | undefined {
  if (unit.node !== undefined) return contains(root.node, unit.node) ? `\${${root.file.textOf(unit.node)}}` : undefined;
  return unit.pieces.map((piece) => (piece.kind === 'text' ? escaped(piece.text) : '')).join('');
}

/** Text in the escaped form that a template needs. */
export function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
}

/**
 * Pieces as the inside of a template that is valid in `root`; undefined if something in them can't be written there.
 * With `isCopied`, values of the environment are also written out.
 */
export function expanded(
  evaluator: Evaluator,
  root: Place,
  pieces: readonly Piece[],
  isCopied = false,
): string | undefined {
  let text = '';
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const named = namedAddress(evaluator, root, pieces, at);
    const written = named?.source ?? (piece.kind === 'text' ? undefined : sourceOf(evaluator, root, piece, isCopied));
    if (written !== undefined) text += `\${${written}}`;
    else if (piece.kind === 'text') text += escaped(piece.text);
    else return undefined;
    at += (named?.count ?? 1) - 1;
  }
  return text;
}

/** The source of a hole: the reference through which it was reached, or the origin of the URL object that `root` is. */
function sourceOf(evaluator: Evaluator, root: Place, piece: Hole | ChoicePiece, isCopied: boolean): string | undefined {
  if (piece.kind === 'hole' && piece.isOrigin) {
    const isObject = root.node.type === 'Identifier' && evaluator.evaluate(root).kind === 'url';
    return isObject ? `${root.file.textOf(root.node)}.origin` : undefined;
  }
  const written = writtenAt(evaluator, root, piece);
  if (isCopied && written === undefined && piece.kind === 'hole' && isOfEnvironment(piece, root))
    return piece.file.textOf(piece.node);
  if (written === undefined) return piece.kind === 'hole' ? memberOfThis(evaluator, root, piece) : undefined;
  const { node, file } = written;
  return !contains(root.node, node) && isSetBefore(file, node, root.node) ? undefined : file.textOf(node);
}

/** `process.env.NAME` and `import.meta.env.NAME`, which are the same in every file. */
function isOfEnvironment({ node, file }: Hole, root: Place): boolean {
  let inner: t.Node = node;
  const names: string[] = [];
  while (inner.type === 'MemberExpression' && !inner.computed && inner.property.type === 'Identifier') {
    names.unshift(inner.property.name);
    inner = inner.object;
  }
  if (names.length !== 2 || names[0] !== 'env') return false;
  if (inner.type === 'MetaProperty') return true;
  const isGlobal = ({ names: scope }: SourceFile, at: t.Node) => scope.lookup('process', at) === undefined;
  return (
    inner.type === 'Identifier' && inner.name === 'process' && isGlobal(file, node) && isGlobal(root.file, root.node)
  );
}
