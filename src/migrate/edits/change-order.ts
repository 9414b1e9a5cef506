import type { UrlChange } from '../../values/text/edit.ts';
import type { Alternative } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Piece } from '../../values/value.ts';

/** Sorts changes, and merges those that only insert at the same position. `beside` are pieces that are written beside the URL. */
export function inOrder(
  alternative: Alternative,
  changes: readonly UrlChange[],
  beside: readonly Piece[] = [],
): readonly UrlChange[] {
  const sorted = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  const joined: UrlChange[] = [];
  for (const change of sorted) {
    const last = joined.at(-1);
    const isJoined = last !== undefined && last.end === change.start && !isApart(last) && !isApart(change);
    if (isJoined && !isSeam(alternative, last, beside))
      joined[joined.length - 1] = { start: last.start, end: change.end, text: last.text + change.text };
    else joined.push(change);
  }
  return joined;
}

/** Whether a change does not replace a range of text. */
function isApart({ isElsewhere, mark }: UrlChange): boolean {
  return isElsewhere === true || mark !== undefined;
}

/** Whether text is inserted where one literal ends and another begins, such as between a URL and a separate query. */
function isSeam({ pieces, offsets }: Alternative, { start, end }: UrlChange, beside: readonly Piece[]): boolean {
  const index = start === end ? offsets.indexOf(end) : -1;
  const next = pieces[index];
  if (next !== undefined && leavesOf(next).some((leaf) => beside.includes(leaf))) return true;
  const [before, after] = [pieces[index - 1], pieces[index]].map((piece) =>
    piece?.kind === 'text' ? piece.at?.node : undefined,
  );
  return before !== undefined && after !== undefined && before !== after;
}
