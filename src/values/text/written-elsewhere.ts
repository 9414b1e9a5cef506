import { isCall } from '../../source/node-kinds.ts';
import { declaredWith } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place } from '../value.ts';
import type { UrlChange, UrlEdit } from './edit.ts';
import { fromRoot } from './splice.ts';
import { type OwnAlternative, writtenOut } from './write-out.ts';

/**
 * The edit that writes out a reference where a variable is set to it: `path = PATHS.tags`, if the table is in another file.
 */
export function writtenWhereSet(
  evaluator: Evaluator,
  root: Place,
  own: OwnAlternative,
  changes: readonly UrlChange[],
): UrlEdit | undefined {
  const pieces = own.pieces.filter(
    (_, index) => own.from <= (own.offsets[index] as number) && (own.offsets[index] as number) < own.to,
  );
  const via = fromRoot(root, pieces[0]?.via ?? []);
  const at = via.findIndex(({ node, file }) => file === root.file && !contains(root.node, node) && !isCall(node));
  const set = via[at];
  if (set === undefined || !pieces.every((piece) => piece.via.includes(set))) return undefined;
  const written = writtenOut(evaluator, { ...root, node: set.node }, own, changes);
  return written && { edits: [written], through: via.slice(0, at) };
}

/**
 * The edit that writes out a reference where a URL object is made from it: `new URL(`${one}/books`)`, if other code uses `one`
 * too.
 */
export function writtenWhereMade(
  evaluator: Evaluator,
  root: Place,
  own: OwnAlternative,
  changes: readonly UrlChange[],
): UrlEdit | undefined {
  const made = root.node.type === 'Identifier' ? declaredWith(root.file.names, root.node) : undefined;
  if (made?.type !== 'NewExpression' || evaluator.evaluate(root).kind !== 'url') return undefined;
  const [address, base] = made.arguments;
  const to = own.offsets[own.pieces.findIndex((piece) => piece.kind === 'hole' && piece.isQuery)] ?? own.to;
  if (address === undefined || base !== undefined || changes.some(({ end }) => end > to)) return undefined;
  const written = writtenOut(evaluator, { ...root, node: address }, { ...own, to }, changes);
  return written && { edits: [written], through: [root] };
}
