import type * as t from '@babel/types';
import { canStandAt, contains } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { ChoicePiece, Hole, Place } from '../value.ts';
import { normalForm } from './pieces.ts';

/**
 * An expression that is valid in `root` and evaluates to a hole's text: the outermost reference to it that means the
 * same there.
 */
export function writtenAt(evaluator: Evaluator, root: Place, piece: Hole | ChoicePiece): Place | undefined {
  if (piece.kind === 'hole' && piece.isOrigin) return undefined;
  const form = normalForm([piece]);
  for (const { node, file } of [...piece.via, piece]) {
    if (!isExpression(node) || file !== root.file || !(contains(root.node, node) || canStandAt(file, node, root.node)))
      continue;
    const place: Place = { node, file, env: contains(root.node, node) ? root.env : undefined };
    if (node === piece.node || normalForm(evaluator.text(place)) === form) return place;
  }
  return undefined;
}

function isExpression(node: t.Node): boolean {
  return /(Expression|Literal|Identifier)$/.test(node.type);
}
