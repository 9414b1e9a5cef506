import { hole, sliceText } from '../values/text/pieces.ts';
import type { Piece, Place } from '../values/value.ts';

/**
 * The URL of a test double without its wildcard for the query: a `*` directly after a word matches any query, as in
 * `api/v1/books*`; after a `/` it is part of the path and stays.
 */
export function withoutWildcard(pieces: readonly Piece[], url: Place): readonly Piece[] {
  const last = pieces.at(-1);
  const stars = last?.kind === 'text' ? /(?<=\w)\*+$/.exec(last.text) : null;
  if (last?.kind !== 'text' || stars === null) return pieces;
  return [...pieces.slice(0, -1), sliceText(last, 0, stars.index), hole(url, 'any query', [], true)];
}
