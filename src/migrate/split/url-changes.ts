import type { AddedQuery } from '../../contract/profile.ts';
import type { UrlChange } from '../../values/text/edit.ts';
import { type Alternative, slicePieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { isChosenMark, marksOf } from '../../values/text/query-mark.ts';
import type { Found } from '../migration.ts';
import type { Query } from '../query/query.ts';
import type { QueryParameter } from '../query/query-parameter.ts';

/**
 * Removes parameters from the URL and adds others, so that its query starts with `?` whichever optional parts are
 * present, with `&` only between its parameters.
 */
export function urlChanges(
  found: Found,
  { parameters }: Pick<Query, 'parameters'>,
  moved: readonly QueryParameter[],
  added: readonly AddedQuery[],
): readonly UrlChange[] {
  const { alternative } = found.match;
  const { pathEnd } = alternative;
  const removed = parameters.flatMap((parameter): UrlChange[] => {
    const { span, statement } = parameter;
    if (span === undefined || span.start < pathEnd || !moved.includes(parameter)) return [];
    return [{ ...span, text: '', isElsewhere: statement !== undefined }];
  });
  const end = endOfOwn(found);
  const text = added.map(({ name, value }) => `${name}=${value}`).join('&');
  return [...removed, ...joinedAgain(alternative, removed, end, text)];
}

/** A part of a query that stays; offsets in `flat`. */
interface Part {
  readonly start: number;
  /** `pair`: a parameter with its mark. `whole`: a complete query, without a mark. `optional`: parts, or nothing. */
  readonly kind: 'pair' | 'whole' | 'optional';
}

/** Inserts parameters, given as text, and adjusts the marks of those that stay. */
function joinedAgain(
  alternative: Alternative,
  removed: readonly UrlChange[],
  end: number,
  text: string,
): readonly UrlChange[] {
  const { flat, pathEnd } = alternative;
  const parts = partsOf(alternative, removed, end);
  const [first] = parts;
  const insert = (at: number, inserted: string): UrlChange[] =>
    inserted === '' ? [] : [{ start: at, end: at, text: inserted }];
  if (first === undefined && text === '') return removed.length === 0 ? [] : markedAgain(alternative, end, '?');
  if (first === undefined) return [...insert(end, `?${text}`), ...markedAgain(alternative, end, '&')];
  if (first.kind === 'pair') {
    const marked = flat[first.start] === '&' ? [{ start: first.start, end: first.start + 1, text: '?' }] : [];
    const at = beforeAppended(alternative, end);
    return [...marked, ...insert(at, text === '' ? '' : between(alternative, at, text))];
  }
  if (first.kind === 'whole') return insert(pathEnd, text === '' ? '' : `?${text}`);
  const marks = marksOf(pieceAt(alternative, first.start));
  if (text !== '') {
    const others = parts.filter(
      ({ kind, start }) => kind === 'optional' && marksOf(pieceAt(alternative, start)).has('?'),
    );
    return [...insert(pathEnd, `?${text}`), ...others.map(({ start }) => marked(start, '&'))];
  }
  if (!marks.has('&') || removed.length === 0) return [];
  return parts.length === 1 ? [marked(first.start, '?')] : insert(pathEnd, '?');
}

/** The `&` behind the call's own part, if a function chooses it there: `path + (path.includes('?') ? '&' : '?') + 'size=1'`. */
function markedAgain(alternative: Alternative, at: number, mark: '?' | '&'): readonly UrlChange[] {
  const [piece] = at < alternative.flat.length ? slicePieces(alternative, at, at + 1) : [];
  return isChosenMark(piece) && piece.text !== mark ? [{ start: at, end: at + 1, text: mark, isElsewhere: true }] : [];
}

/** Parameters with the marks that separate them from what is before and after. */
function between(alternative: Alternative, at: number, text: string): string {
  const { flat } = alternative;
  const before = /[?&]/.test(flat[at - 1] ?? '') ? '' : '&';
  if (at >= flat.length || /[&#]/.test(flat[at] as string)) return before + text;
  const piece = pieceAt(alternative, at);
  return piece.kind === 'choice' && !marksOf(piece).has('none') ? before + text : `${before}${text}&`;
}

/** The end of a query, without the optional parts that statements append to it. */
function beforeAppended({ pieces, offsets }: Alternative, end: number): number {
  let at = end;
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    const start = offsets[index] as number;
    if (start >= end) continue;
    const isAppended = piece.kind === 'choice' && !/Expression$/.test(piece.node.type) && !marksOf(piece).has('none');
    if (start + 1 !== at || !isAppended) break;
    at = start;
  }
  return at;
}

function marked(start: number, mark: '?' | '&'): UrlChange {
  return { start, end: start + 1, text: '', mark };
}

function pieceAt(alternative: Alternative, at: number) {
  const [piece] = slicePieces(alternative, at, at + 1);
  if (piece === undefined) throw new Error('this is a bug: no piece of the query there');
  return piece;
}

/** What stays of the query in the URL, up to the end of the call's own part. */
function partsOf(alternative: Alternative, removed: readonly UrlChange[], end: number): readonly Part[] {
  const { pieces, offsets, flat, pathEnd } = alternative;
  const isRemoved = (at: number) => removed.some((one) => one.start <= at && at < one.end);
  const parts: Part[] = [];
  for (const [index, piece] of pieces.entries()) {
    const start = offsets[index] as number;
    if (piece.kind === 'text') {
      for (let at = Math.max(start, pathEnd); at < Math.min(end, start + piece.text.length); at++) {
        if (/[?&]/.test(flat[at] as string) && !isRemoved(at)) parts.push({ start: at, kind: 'pair' });
      }
    } else if (start >= pathEnd && start < end && !isRemoved(start)) {
      if (piece.kind === 'hole' && piece.isQuery && flat[start - 1] !== '?') parts.push({ start, kind: 'whole' });
      if (piece.kind === 'choice' && !marksOf(piece).has('none')) parts.push({ start, kind: 'optional' });
    }
  }
  return parts;
}

/** The end of the call's own part of the query; a function that adds its own query with `?` accepts no other. */
function endOfOwn({ site, match }: Found): number {
  const { flat, offsets, pieces, pathEnd } = match.alternative;
  const whole = flat.indexOf('#') < 0 ? flat.length : flat.indexOf('#');
  const index = pieces.findIndex(
    (piece, at) => (offsets[at] as number) >= pathEnd && !leavesOf(piece).some(site.isOwn),
  );
  const own = index < 0 ? whole : Math.min(whole, offsets[index] as number);
  if (own < whole && isChosenMark(pieceAt(match.alternative, own))) return own;
  return flat.slice(own).includes('?') ? whole : own;
}
