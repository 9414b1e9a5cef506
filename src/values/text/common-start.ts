import type { Piece } from '../value.ts';
import { normalForm, sliceText } from './pieces.ts';

/**
 * A choice of two texts of which one is the other with a query behind it, as one text with the choice at its end:
 * `query ? `${url}?${query}` : url`. Other text stays as it is.
 */
export function withCommonStart(pieces: readonly Piece[]): readonly Piece[] {
  const [choice] = pieces;
  if (choice?.kind !== 'choice' || pieces.length > 1 || choice.branches.length !== 2) return pieces;
  const [first = [], second = []] = choice.branches;
  const behindFirst = queryBehind(first, second);
  const found = behindFirst ?? queryBehind(second, first);
  if (found === undefined) return pieces;
  const { start, query } = found;
  return [...start, { ...choice, branches: behindFirst === undefined ? [query, []] : [[], query] }];
}

interface Split {
  readonly start: readonly Piece[];
  readonly query: readonly Piece[];
}

/** The query that `long` has behind the whole of `short`; undefined if it has none, or another text before it. */
function queryBehind(short: readonly Piece[], long: readonly Piece[]): Split | undefined {
  const last = short.length - 1;
  const same = long.slice(0, last);
  if (last < 0 || !same.every((piece, index) => isSame(piece, short[index] as Piece))) return undefined;
  const [end, behind, ...others] = [short[last] as Piece, ...long.slice(last)];
  if (behind === undefined) return undefined;
  const isLonger = end.kind === 'text' && behind.kind === 'text' && behind.text.length > end.text.length;
  const [start, more] = isLonger
    ? [sliceText(behind, 0, end.text.length), sliceText(behind, end.text.length, behind.text.length)]
    : [behind, undefined];
  if (!isSame(start, end)) return undefined;
  const query = more === undefined ? others : [more, ...others];
  const isQuery = query[0]?.kind === 'text' && /^[?&]/.test(query[0].text);
  return isQuery ? { start: [...same, reachedByBoth(start, end)], query } : undefined;
}

/** A text with the references of both ways to reach it, since an edit of the text changes what all of them read. */
function reachedByBoth(one: Piece, other: Piece): Piece {
  const others = other.via.filter(({ node }) => !one.via.some((via) => via.node === node));
  return { ...one, via: [...one.via, ...others] };
}

/** Whether two pieces are the same text of the same place, which one edit changes. */
function isSame(one: Piece, other: Piece): boolean {
  if (one.kind === 'text' && other.kind === 'text')
    return one.text === other.text && one.at?.file === other.at?.file && one.at?.start === other.at?.start;
  return one.kind === other.kind && normalForm([one]) === normalForm([other]);
}
