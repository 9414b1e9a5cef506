import type { UrlChange } from '../../values/text/edit.ts';
import type { Alternative } from '../../values/text/match.ts';

/** Sorts changes, and merges those that only insert at the same position. */
export function inOrder(alternative: Alternative, changes: readonly UrlChange[]): readonly UrlChange[] {
  const sorted = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  const joined: UrlChange[] = [];
  for (const change of sorted) {
    const last = joined.at(-1);
    const isJoined = last !== undefined && last.end === change.start && !isApart(last) && !isApart(change);
    if (isJoined && !isSeam(alternative, last))
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
function isSeam({ pieces, offsets }: Alternative, { start, end }: UrlChange): boolean {
  const index = start === end ? offsets.indexOf(end) : -1;
  const [before, after] = [pieces[index - 1], pieces[index]].map((piece) =>
    piece?.kind === 'text' ? piece.at?.node : undefined,
  );
  return before !== undefined && after !== undefined && before !== after;
}
