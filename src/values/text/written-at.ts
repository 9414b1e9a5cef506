import type * as t from '@babel/types';
import { canStandAt, contains, type SourceFile } from '../../source/source-file.ts';
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
  for (const { node: reached, file } of [...piece.via, piece]) {
    const node = awaited(file, reached);
    if (isTakenApart(file, node)) continue;
    if (!isExpression(node) || file !== root.file || !(contains(root.node, node) || canStandAt(file, node, root.node)))
      continue;
    const place: Place = { node, file, env: contains(root.node, node) ? root.env : undefined };
    if (reached === piece.node || normalForm(evaluator.text(place)) === form) return place;
  }
  return undefined;
}

/** Whether only a part of an expression is meant: `const { address } = settings()`. */
function isTakenApart({ names }: Pick<SourceFile, 'names'>, node: t.Node): boolean {
  const parent = names.parentOf(node);
  if (parent !== undefined && /^(TS\w+|Parenthesized)Expression$/.test(parent.type))
    return isTakenApart({ names }, parent);
  return parent?.type === 'VariableDeclarator' && parent.init === node && parent.id.type !== 'Identifier';
}

function isExpression(node: t.Node): boolean {
  return /(Expression|Literal|Identifier)$/.test(node.type);
}

/** `await load()` for its `load()`, which is a promise. */
export function awaited({ names }: SourceFile, node: t.Node): t.Node {
  const parent = names.parentOf(node);
  return parent?.type === 'AwaitExpression' ? parent : node;
}
