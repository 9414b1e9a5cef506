import { contains, endOf, startOf } from '../../source/source-file.ts';
import { applyEdits } from '../../source/text-edit.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place } from '../value.ts';
import type { UrlChange, UrlEdit } from './edit.ts';
import { type Alternative, slicePieces } from './match.ts';
import { otherMarks, type QueryMark } from './query-mark.ts';
import { writtenAt } from './written-at.ts';

/** An optional part of a query as the inside of a template, with another mark before it. */
export function templateWithMark(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  { start, end }: UrlChange,
  mark: QueryMark,
): string | undefined {
  const [piece, ...others] = slicePieces(alternative, start, end);
  if (piece === undefined || piece.kind === 'text' || others.length > 0) return undefined;
  const written = writtenAt(evaluator, root, piece);
  if (written === undefined) return undefined;
  const { node, file } = written;
  const edits = otherMarks(piece, mark).map(({ text, at }) => ({ at, old: text }));
  const isInside = edits.every(({ at }) => at?.file === file && contains(node, at.node));
  if (isInside) {
    const inside = edits.map(({ at }) => ({
      start: (at?.start ?? 0) - startOf(node),
      end: (at?.end ?? 0) - startOf(node),
      text: mark,
    }));
    return `\${${applyEdits(file.textOf(node), inside)}}`;
  }
  const [old] = edits;
  const { quote } = file.style;
  const source = /^(Identifier|(Optional)?(Member|Call)Expression)$/.test(node.type)
    ? file.textOf(node)
    : `(${file.textOf(node)})`;
  return old && `\${${source}.replace(${quote}${old.old}${quote}, ${quote}${mark}${quote})}`;
}

/** The edit that gives an optional part of a query another mark where an expression refers to it. */
export function markedHere(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  change: UrlChange,
): UrlEdit | undefined {
  const marked = change.mark && templateWithMark(evaluator, root, alternative, change, change.mark);
  const [piece] = slicePieces(alternative, change.start, change.end);
  const node = piece === undefined || piece.kind === 'text' ? undefined : writtenAt(evaluator, root, piece)?.node;
  if (marked === undefined || node === undefined || !contains(root.node, node)) return undefined;
  return { edits: [{ start: startOf(node), end: endOf(node), text: marked.slice(2, -1) }], through: [] };
}
