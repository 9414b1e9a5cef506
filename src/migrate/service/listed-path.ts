import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { type Alternative, alternativesOf } from '../../values/text/match.ts';
import type { Piece } from '../../values/value.ts';
import type { PlannedUrl } from '../edits/plan.ts';
import type { Way } from './find-deprecated.ts';

/**
 * The changes of a URL whose path contains an element of a list, for all elements: what is around the element changes,
 * and the list stays. Other URLs stay as planned. Refuses if the elements need different changes.
 */
export function aroundElements(
  { pieces }: CallSite,
  ways: readonly Way[],
  urls: readonly PlannedUrl[],
): { readonly urls: readonly PlannedUrl[]; readonly refusal?: Refusal } {
  const listed = ways.find((way) => way.listed !== undefined)?.listed;
  if (listed === undefined) return { urls };
  const written = alternativesOf(pieces) ?? [];
  const moved = urls.map((url) => {
    const around = written.find((one) => isSameAround(one, url.alternative));
    return { around, changes: around && withElement(around, url) };
  });
  const ofEach = written.map((alternative) => {
    const found = moved.filter(({ around }) => around === alternative).map(({ changes }) => changes);
    const [first] = found;
    return found.every((one) => JSON.stringify(one) === JSON.stringify(first))
      ? { alternative, changes: first }
      : undefined;
  });
  const planned = ofEach.flatMap((one) => (one?.changes === undefined ? [] : { ...one, changes: one.changes }));
  return planned.length < written.length ? { urls, refusal: listed } : { urls: planned };
}

/** Whether two forms of a URL are the same except for the reference to the element. */
function isSameAround(written: Alternative, { pieces }: Alternative): boolean {
  return (
    written.pieces.length === pieces.length && written.pieces.every((one, at) => one === pieces[at] || isElement(one))
  );
}

function isElement(piece: Piece): boolean {
  return piece.kind === 'hole' && piece.among !== undefined;
}

/** The changes with one element of the list, as changes with the reference to it; undefined if one is in the element. */
function withElement(written: Alternative, { alternative, changes }: PlannedUrl): PlannedUrl['changes'] | undefined {
  const [index = 0, ...others] = [...written.pieces.keys()].filter((at) => isElement(written.pieces[at] as Piece));
  if (others.length > 0) return undefined;
  const lengthIn = ({ offsets, flat }: Alternative) => (offsets[index + 1] ?? flat.length) - (offsets[index] ?? 0);
  const start = alternative.offsets[index] ?? 0;
  const end = start + lengthIn(alternative);
  const shift = lengthIn(written) - lengthIn(alternative);
  const moved = changes.map((one) => {
    if (one.end <= start) return one;
    return one.start < end ? undefined : { ...one, start: one.start + shift, end: one.end + shift };
  });
  return moved.every((one) => one !== undefined) ? moved : undefined;
}
