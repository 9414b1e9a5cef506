import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { contains } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { leadingText, piecesOf } from '../text/pieces.ts';
import type { Piece, Place, Value } from '../value.ts';

/**
 * A URL to which each round of a loop appends parameters: `for (const id of ids) url += `&library_id=${id}``. What it
 * appends is one optional part, whose node is the loop. Undefined if the loop does anything else to the variable, or may
 * start the query.
 */
export function appendedByLoop(
  evaluator: Evaluator,
  { writes }: Binding,
  loop: t.Node,
  before: Value,
  place: Place,
): Value | undefined {
  const start = piecesOf(before, { ...place, node: loop });
  if (!start.some((piece) => piece.kind === 'text' && /\?[^#]*$/.test(piece.text))) return undefined;
  const added = writes.filter((write) => contains(loop, write)).map((write) => addedBy(evaluator, write, place));
  const branches = added.filter((one) => one !== undefined);
  if (branches.length < added.length) return undefined;
  const { file } = place;
  return {
    kind: 'text',
    pieces: [...start, { kind: 'choice', branches: [...branches, []], node: loop, file, via: [] }],
  };
}

/** What a statement `url += '&a=b'` appends; undefined for any other change. */
function addedBy(evaluator: Evaluator, write: t.Node, place: Place): readonly Piece[] | undefined {
  if (write.type !== 'AssignmentExpression' || write.operator !== '+=' || write.left.type !== 'Identifier')
    return undefined;
  const right = { ...place, node: write.right };
  const pieces = piecesOf(evaluator.evaluate(right), right);
  return leadingText(pieces).startsWith('&') ? pieces : undefined;
}
