import type * as t from '@babel/types';
import { matchesOf } from '../methods/client-pattern.ts';
import type { Piece, TextPiece } from '../value.ts';
import { knownText, sliceText, syntheticText } from './pieces.ts';

/** Patterns that are about slashes and colons only, and so can't match any other text. */
const aboutSlashes = /^(?:\\\/|\/|\[\^?[:/\\]+\]|\(\?<?[!=]|[$^*+?{}()|:,]|(?<=[{,])\d+)+$/;

const firstStandIn = 0xe000;

/**
 * A text after `.replace(/([^:])\/{2,}/g, '$1/')` and similar: an unknown part is taken to have no slash at its ends.
 * Undefined if the pattern is about anything but slashes, or the text is one of several.
 */
export function replacedSlashes(
  pieces: readonly Piece[],
  { pattern, flags }: t.RegExpLiteral,
  replacement: readonly Piece[],
): readonly Piece[] | undefined {
  const filler = knownText(replacement);
  if (filler === undefined || !aboutSlashes.test(pattern) || pieces.some(({ kind }) => kind === 'choice'))
    return undefined;
  const flat = pieces.map((piece, index) => (piece.kind === 'text' ? piece.text : standIn(index))).join('');
  const found = matchesOf(pattern, flags, flat);
  if (found === undefined) return undefined;
  const kept: Piece[] = [];
  let from = 0;
  for (const match of found) {
    const [text] = match;
    const written = filler.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    const same = commonStart(text, written);
    const added = written.slice(same);
    if (/[\uE000-\uF8FF]/.test(text.slice(same) + added)) return undefined;
    kept.push(...sliceOf(pieces, from, match.index + same), ...(added === '' ? [] : [syntheticText(added)]));
    from = match.index + text.length;
  }
  return [...kept, ...sliceOf(pieces, from, flat.length)];
}

function standIn(index: number): string {
  return String.fromCharCode(firstStandIn + index);
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** A part of a text in which each unknown piece counts as one character. */
function sliceOf(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  let at = 0;
  return pieces.flatMap((piece): Piece[] => {
    const start = at;
    at += piece.kind === 'text' ? piece.text.length : 1;
    const [first, last] = [Math.max(from, start), Math.min(to, at)];
    if (first >= last) return [];
    return [piece.kind === 'text' ? part(piece, first - start, last - start) : piece];
  });
}

function part(piece: TextPiece, from: number, to: number): TextPiece {
  return from === 0 && to === piece.text.length ? piece : sliceText(piece, from, to);
}
