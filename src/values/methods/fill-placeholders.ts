import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { returnedValue } from '../returns.ts';
import { knownText, piecesOf, sliceText } from '../text/pieces.ts';
import { branchesOf, choiceOf, type FunctionValue, type Piece, type Place, type TextPiece } from '../value.ts';
import { isQuick, longestText } from './client-pattern.ts';

/** A pattern to replace, and the function that returns the replacement. */
interface Filling {
  readonly pattern: RegExp;
  readonly filler: FunctionValue;
  readonly place: Place;
}

/**
 * Known text whose placeholders a function fills: `'/series/{id}/books'.replace(/{(\w+)}/g, (_, name) => values[name])`.
 * Unknown text is assumed to have no placeholder. Undefined if the pattern may be slow, or one of its groups is unmatched.
 */
export function fillPlaceholders(
  evaluator: Evaluator,
  pieces: readonly Piece[],
  { pattern, flags }: t.RegExpLiteral,
  { filler, place }: Omit<Filling, 'pattern'>,
): readonly Piece[] | undefined {
  if (!flags.includes('g') || !isQuick(pattern)) return undefined;
  return filled(evaluator, pieces, { pattern: new RegExp(pattern, flags), filler, place });
}

function filled(evaluator: Evaluator, pieces: readonly Piece[], filling: Filling): readonly Piece[] | undefined {
  const parts = pieces.map((piece): readonly Piece[] | undefined => {
    if (piece.kind === 'text') return filledText(evaluator, piece, filling);
    if (piece.kind === 'hole') return [piece];
    const branches = piece.branches.map((branch) => filled(evaluator, branch, filling));
    return branches.every((branch) => branch !== undefined) ? [{ ...piece, branches }] : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function filledText(evaluator: Evaluator, piece: TextPiece, filling: Filling): readonly Piece[] | undefined {
  if (piece.text.length > longestText) return undefined;
  const { pattern, filler, place } = filling;
  const output: Piece[] = [];
  let end = 0;
  for (const match of piece.text.matchAll(pattern)) {
    if (match.some((word: string | undefined) => word === undefined)) return undefined;
    const words = match.map((word) => wordIn(piece, match.index + match[0].indexOf(word), word, place));
    const value = returnedValue(evaluator, filler, words, place);
    // A placeholder without a value stays in the path, which no server understands.
    const given = branchesOf(value).filter((one) => one.kind !== 'text' || knownText(one.pieces) !== match[0]);
    const [only = value, ...others] = given;
    const text = piecesOf(others.length === 0 ? only : choiceOf(given, place), place);
    output.push(sliceText(piece, end, match.index), ...text);
    end = match.index + match[0].length;
  }
  output.push(sliceText(piece, end, piece.text.length));
  return output.filter((one) => one.kind !== 'text' || one.text !== '');
}

const words = new WeakMap<t.Node, Map<string, t.StringLiteral>>();

/** A word of a known text as an expression of its own, the same one each time. */
function wordIn({ at }: TextPiece, index: number, word: string, { node, file }: Place): Place {
  const known = words.get(at?.node ?? node) ?? new Map<string, t.StringLiteral>();
  words.set(at?.node ?? node, known);
  const start = (at?.start ?? 0) + index;
  const made = known.get(`${start} ${word}`) ?? stringLiteral(word, start);
  known.set(`${start} ${word}`, made);
  return { node: made, file: at?.file ?? file, env: undefined };
}

function stringLiteral(value: string, start: number): t.StringLiteral {
  return { type: 'StringLiteral', value, start: start - 1, end: start + value.length } as t.StringLiteral;
}
