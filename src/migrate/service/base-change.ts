import type { BaseChange, CallSite } from '../../requests/call-site.ts';
import { isBeforeOwn } from '../../values/text/edit.ts';
import type { PlannedUrl } from '../edits/plan.ts';

/**
 * The change before what a call gives of its URL, if there is one and a function or a client could be told of it: it
 * lies in one text, and is the same for every way the URL can turn out.
 */
export function baseChange(site: CallSite, urls: readonly PlannedUrl[]): BaseChange | undefined {
  const found = urls.map(({ alternative, changes }) => {
    const [change, ...others] = changes.filter((one) => isBeforeOwn(alternative, site.isOwn, one));
    const index = change === undefined ? -1 : alternative.offsets.findLastIndex((offset) => offset <= change.start);
    const piece = alternative.pieces[index];
    const at = alternative.offsets[index] ?? 0;
    if (change === undefined || others.length > 0 || piece?.kind !== 'text') return undefined;
    if (change.start === change.end || change.end > at + piece.text.length) return undefined;
    return { piece, start: change.start - at, end: change.end - at, to: change.text };
  });
  const [first] = found;
  const isSame = found.every((one) => one?.piece.text === first?.piece.text && one?.start === first?.start);
  return isSame ? first : undefined;
}
