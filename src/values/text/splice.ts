import type * as t from '@babel/types';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Piece, Place, TextPiece, Via } from '../value.ts';
import type { UrlChange } from './edit.ts';
import { type Alternative, slicePieces } from './match.ts';
import { otherMarks, type QueryMark } from './query-mark.ts';

/**
 * One change as splices of the source, and the references through which its text is reached, if it is not in `root`.
 */
export interface Splice {
  readonly edits: readonly TextEdit[];
  readonly through: readonly Via[];
}

/** Writes a change as a splice; undefined if its ends are not in literals that one splice can join. */
export function splice(root: Place, alternative: Alternative, change: UrlChange): Splice | undefined {
  if (change.mark !== undefined) return spliceOfMark(root, alternative, change, change.mark);
  const isInsertion = change.start === change.end;
  const touched = isInsertion
    ? slicePieces(alternative, change.start - 1, change.start)
    : slicePieces(alternative, change.start, change.end);
  const [first, last] = [touched[0], touched.at(-1)];
  const kept = [
    ...slicePieces(alternative, 0, change.start),
    ...slicePieces(alternative, change.end, alternative.flat.length),
  ];
  for (const from of first ? edgesOf(root, first, isInsertion ? 'end' : 'start', kept) : []) {
    for (const to of last ? edgesOf(root, last, 'end', kept) : []) {
      const found = between(root, from, to, change.text);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function between(root: Place, from: Edge, to: Edge, text: string): Splice | undefined {
  if (from.file !== to.file || from.file !== root.file) return undefined;
  const joined = to.isOperand ? root.file.names.parentOf(to.node) : undefined;
  if (joined?.type === 'BinaryExpression' && !contains(joined.left, from.node)) return undefined;
  const edit = spliced(from, to, text);
  const isOwn = contains(root.node, from.node) && contains(root.node, to.node);
  const [via = []] = [from.via, to.via].sort((a, b) => b.length - a.length);
  return edit && { edits: [edit], through: isOwn ? [] : fromRoot(root, via) };
}

/** Writes another mark before each form of an optional part of a query; undefined if a mark is not in the source. */
function spliceOfMark(root: Place, alternative: Alternative, { start, end }: UrlChange, mark: QueryMark) {
  const texts = slicePieces(alternative, start, end).flatMap((piece) => otherMarks(piece, mark));
  const splices = texts.map(({ at, via }): Splice | undefined => {
    if (at === undefined || at.file !== root.file) return undefined;
    const through = contains(root.node, at.node) ? [] : fromRoot(root, via);
    return { edits: [{ start: at.start, end: at.end, text: mark }], through };
  });
  if (!splices.every((one) => one !== undefined)) return undefined;
  return { edits: splices.flatMap(({ edits }) => edits), through: splices.flatMap(({ through }) => through) };
}

/** The references from `root` on; those before it show how a called function reads its arguments. */
export function fromRoot({ node, file }: Place, via: readonly Via[]): readonly Via[] {
  const at = via.findIndex((one) => one.file === file && contains(node, one.node));
  return at < 0 ? via : via.slice(at);
}

/**
 * A position in the source where a splice of a URL may start or end: in a literal, or directly around a `${…}` of a
 * template.
 */
interface Edge {
  readonly file: SourceFile;
  readonly offset: number;
  /** The literal or template. */
  readonly node: t.Node;
  /** Set for an operand concatenated to the text before it, which can only be the end of the removed part. */
  readonly isOperand?: boolean;
  /** Set for the value of a property, of which nothing stays. */
  readonly isProperty?: boolean;
  /** The references through which the literal is reached. */
  readonly via: readonly Via[];
}

/**
 * Where a text starts or ends: in its own literal; if it is all of a constant, also where that constant is written in
 * another text. `kept`: the pieces that stay, so that what also holds one of them can't be removed.
 */
function edgesOf(root: Place, piece: Piece, side: 'start' | 'end', kept: readonly Piece[]): readonly Edge[] {
  const isShared = ({ node }: Via): boolean => kept.some((one) => one.via.some((via) => via.node === node));
  if (piece.kind !== 'text') {
    const references = fromRoot(root, [...piece.via, piece]);
    // Example: `query` in `${path}?${query}`, of a constant with other parameters
    const shared = references.findLastIndex(isShared);
    const inside = shared < 0 ? undefined : edgeInside(root, references, shared + 1, side);
    return [inside ?? edgeAround(root, references, side) ?? edgeOfProperty(root, piece, side) ?? []].flat();
  }
  const { at, via } = piece;
  if (at === undefined) return [];
  const own = { file: at.file, offset: at[side], node: at.node, via };
  const isWhole = at.start === startOf(at.node) + 1 && at.end === endOf(at.node) - 1;
  // Not `api` in `${api}/genres`, if it is `/api/${version}` and the version alone is to change
  const references = isWhole ? via.filter((one) => !isShared(one)) : [];
  const around = references.length > 0 ? edgeAround(root, references.reverse(), side) : undefined;
  if (around === undefined) return [own];
  const inside = via.findIndex(({ node }) => contains(around.node, node));
  return [own, { ...around, via: inside < 0 ? via : via.slice(0, inside) }];
}

/** `query` in `{ url, param: query }`, as a whole */
function edgeOfProperty({ file }: Place, piece: Exclude<Piece, TextPiece>, side: 'start' | 'end'): Edge | undefined {
  const { node } = [...piece.via, piece].find((one) => one.file === file && isProperty(file, one.node)) ?? {};
  if (node === undefined) return undefined;
  return { file, offset: side === 'start' ? startOf(node) : endOf(node), node, isProperty: true, via: [] };
}

function isProperty({ names }: SourceFile, node: t.Node): boolean {
  const parent = names.parentOf(node);
  return parent?.type === 'ObjectProperty' && parent.value === node && !parent.shorthand;
}

/** Directly before or after the first of the references from a position on that is part of a template, outside `root`. */
function edgeInside(root: Place, references: readonly Via[], from: number, side: 'start' | 'end'): Edge | undefined {
  const edge = edgeAround(root, references.slice(from), side);
  return edge?.isOperand || edge === undefined ? undefined : { ...edge, via: references.slice(0, from) };
}

/** Directly before or after the first of some references that is part of a template or a concatenation. */
function edgeAround(root: Place, references: readonly Via[], side: 'start' | 'end'): Edge | undefined {
  const { file } = root;
  const parentOf = (node: t.Node) => file.names.parentOf(node);
  const interpolated = references.filter((one) => one.file === file && parentOf(one.node)?.type === 'TemplateLiteral');
  const { node } = interpolated.find((one) => contains(root.node, one.node)) ?? interpolated[0] ?? {};
  const template = node && parentOf(node);
  if (node === undefined || template === undefined) return side === 'end' ? operandOf(root, references) : undefined;
  const offset =
    side === 'start' ? file.text.lastIndexOf('${', startOf(node)) : file.text.indexOf('}', endOf(node)) + 1;
  return { file, offset, node: template, via: [] };
}

/** `encodeURIComponent(x)` in `'…?search=' + encodeURIComponent(x)` */
function operandOf({ node: root, file }: Place, references: readonly Via[]): Edge | undefined {
  const operands = references.filter(({ node, file: home }) => {
    const parent = home === file ? file.names.parentOf(node) : undefined;
    const isJoined = parent?.type === 'BinaryExpression' && parent.operator === '+' && parent.right === node;
    return isJoined && node.extra?.parenthesized !== true;
  });
  const { node } = operands.find((one) => contains(root, one.node)) ?? operands.at(-1) ?? {};
  return node && { file, offset: endOf(node), node, isOperand: true, via: [] };
}

/** Replaces from inside one literal to inside the same or another literal of one expression. */
function spliced(from: Edge, to: Edge, text: string): TextEdit | undefined {
  const { offset: start } = from;
  const { offset: end } = to;
  const isString = from.node.type === 'StringLiteral';
  if (from.isProperty || to.isProperty)
    return from.node === to.node && start < end ? { start, end, text: `\`${text}\`` } : undefined;
  const added = isString && text.includes('${') ? beforeExpression(text) : undefined;
  if (from.isOperand || (isString && text.includes('${') && (added === undefined || !to.isOperand))) return undefined;
  if (to.isOperand) {
    if (start >= end || !isString || contains(from.node, to.node)) return undefined;
    const quote = delimiterOf(from.file.text, from.node);
    if (added !== undefined) return { start, end, text: `${added.text}${quote} + ${added.expression}` };
    const whole = text === '' && start === startOf(from.node) + 1 ? endBefore(from) : undefined;
    return whole === undefined ? { start, end, text: text + quote } : { start: whole, end, text };
  }
  if (from.node === to.node) return start > end ? undefined : { start, end, text };
  if (start > end || contains(from.node, to.node) || contains(to.node, from.node)) return undefined;
  if (!isOneExpression(from, to)) return undefined;
  const opening = delimiterOf(from.file.text, from.node);
  const closing = delimiterOf(to.file.text, to.node);
  if (opening === closing) return { start, end, text };
  const isWhole = end === endOf(to.node) - 1;
  return isWhole
    ? { start, end: end + 1, text: text + opening }
    : { start, end, text: `${text}${opening} + ${closing}` };
}

/**
 * Whether two literals are parts of one expression, or the second is appended to the first by a statement; a constant and the
 * template that names it are not.
 */
function isOneExpression({ node, file }: Edge, to: Edge): boolean {
  const { names } = file;
  let outer: t.Node | undefined = node;
  while (outer !== undefined && !contains(outer, to.node)) outer = names.parentOf(outer);
  const holder = names.parentOf(to.node);
  const isAppended = holder?.type === 'AssignmentExpression' && holder.operator === '+=';
  return outer !== undefined && (isAppended || !/^Program$|Statement$|Declaration$/.test(outer.type));
}

/** Text that ends in its only `${…}`, which holds a call: `?${pagingOf(query)}` */
function beforeExpression(text: string): { readonly text: string; readonly expression: string } | undefined {
  const at = text.indexOf('${');
  const expression = text.slice(at + '${'.length, -1);
  const isCall = /^[\w$]+\([^{}]*\)$/.test(expression) && text.endsWith('}');
  return isCall ? { text: text.slice(0, at), expression } : undefined;
}

/** The end of the string that a literal is concatenated to: of `a + b` in `a + b + '?search=' + text`. */
function endBefore({ node, file }: Edge): number | undefined {
  const parent = file.names.parentOf(node);
  if (parent?.type !== 'BinaryExpression' || parent.right !== node) return undefined;
  if (!/^(BinaryExpression|StringLiteral|TemplateLiteral)$/.test(parent.left.type)) return undefined;
  const [end, start] = [endOf(parent.left), startOf(node)];
  return end + file.text.slice(end, start).lastIndexOf(')') + 1;
}

function delimiterOf(text: string, node: t.Node): string {
  return text[startOf(node)] as string;
}
