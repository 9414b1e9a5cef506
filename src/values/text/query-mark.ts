import type { Piece, TextPiece } from '../value.ts';
import { sliceText, syntheticText } from './pieces.ts';

/** The character before a query, or before a part of one. */
export type QueryMark = '?' | '&';

/** The marks that an optional part of a query may start with; `none` for a form that has text and no mark. */
export function marksOf(piece: Piece): ReadonlySet<QueryMark | 'none'> {
  return new Set(startsOf([piece]).map((start) => markOf(start) ?? 'none'));
}

/** The strings that contain the first mark of an optional part of a query, if it is not already `mark`. */
export function otherMarks(piece: Piece, mark: QueryMark): readonly TextPiece[] {
  return startsOf([piece]).flatMap((start) => {
    const own = markOf(start);
    return start?.kind === 'text' && own !== undefined && own !== mark ? [sliceText(start, 0, 1)] : [];
  });
}

/** Replaces the mark that each piece may start with. */
export function withMark(pieces: readonly Piece[], mark: QueryMark): readonly Piece[] {
  const [first, ...rest] = pieces;
  if (first === undefined) return pieces;
  if (first.kind === 'choice')
    return [{ ...first, branches: first.branches.map((branch) => withMark(branch, mark)) }, ...rest];
  if (markOf(first) === undefined || first.kind !== 'text') return pieces;
  return [{ ...syntheticText(mark), via: first.via }, sliceText(first, 1, first.text.length), ...rest];
}

/** The first piece of each possible form of some pieces; forms without any text are left out. */
function startsOf(pieces: readonly Piece[]): readonly (Piece | undefined)[] {
  const first = pieces.find((piece) => piece.kind !== 'text' || piece.text !== '');
  if (first?.kind !== 'choice') return first === undefined ? [] : [first];
  return first.branches.flatMap(startsOf);
}

function markOf(piece: Piece | undefined): QueryMark | undefined {
  const start = piece?.kind === 'text' ? piece.text[0] : undefined;
  return start === '?' || start === '&' ? start : undefined;
}

/** Whether a mark is one of two that a test chooses from: `path.includes('?') ? '&' : '?'`. */
export function isChosenMark(piece: Piece | undefined): piece is TextPiece {
  if (piece?.kind !== 'text' || !/^[?&]$/.test(piece.text) || piece.at === undefined) return false;
  const { node, file } = piece.at;
  const choice = file.names.parentOf(node);
  if (choice?.type !== 'ConditionalExpression') return false;
  const either = [choice.consequent, choice.alternate];
  return either.every((one) => one.type === 'StringLiteral' && /^[?&]$/.test(one.value));
}

/**
 * Whether every possible form of a URL has one `?` before its query and only `&` between its parameters. A query that
 * is known only as a whole may be empty.
 */
export function isWellJoined(pieces: readonly Piece[]): boolean {
  return after(pieces, 'path') !== undefined;
}

/** Where a part of a URL may end: in the path, in the query, or in either. */
type Reached = 'path' | 'query' | 'either' | 'fragment';

function after(pieces: readonly Piece[], before: Reached): Reached | undefined {
  let reached: Reached | undefined = before;
  for (const piece of pieces) {
    if (reached === undefined || reached === 'fragment') return reached;
    if (piece.kind === 'text') reached = afterText(piece.text, reached);
    else if (piece.kind === 'choice') reached = afterChoice(piece.branches, reached);
    else if (piece.isQuery && reached === 'path') reached = 'either';
  }
  return reached;
}

function afterText(text: string, before: Reached): Reached | undefined {
  let reached = before;
  for (const character of text.replace(/#.*$/s, '')) {
    if (character === '?' && reached !== 'path') return undefined;
    if (character === '&' && reached !== 'query') return undefined;
    if (character === '?') reached = 'query';
  }
  return text.includes('#') ? 'fragment' : reached;
}

function afterChoice(branches: readonly (readonly Piece[])[], before: Reached): Reached | undefined {
  const ends = new Set(branches.map((branch) => after(branch, before)));
  if (ends.has(undefined)) return undefined;
  const [only] = ends;
  return ends.size === 1 ? only : 'either';
}

/** How many pieces at the end of a value are separate optional fragments: `page=${p}${q ? '&a=b' : ''}`. */
export function fragmentsBehind(pieces: readonly Piece[]): number {
  let count = 0;
  for (const piece of [...pieces].reverse()) {
    if (piece.kind !== 'choice' || startsOf([piece]).every((start) => markOf(start) === undefined)) break;
    count++;
  }
  return count;
}
