import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { contains } from '../../source/source-file.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { ChoicePiece, Piece } from '../../values/value.ts';

/** The statement `url += '&a=b'` that contains a part of a query. */
export function appendedBy({ file }: CallSite, branch: readonly Piece[]): t.Node | undefined {
  const [first] = branch;
  let source = first?.kind === 'text' && first.at?.file === file ? first.at.node : undefined;
  while (source !== undefined && file.names.parentOf(source)?.type === 'BinaryExpression')
    source = file.names.parentOf(source);
  const assignment = source && file.names.parentOf(source);
  if (assignment?.type !== 'AssignmentExpression' || assignment.operator !== '+=') return undefined;
  return file.names.parentOf(assignment);
}

/** The test for a branch of a choice. */
export function testOf(
  { node, file }: ChoicePiece,
  branch: readonly Piece[],
): { node: t.Node; source: string } | undefined {
  if (node.type === 'LogicalExpression' && node.operator === '&&')
    return { node: node.left, source: file.textOf(node.left) };
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return undefined;
  const [source] = branch
    .flatMap(leavesOf)
    .flatMap((leaf) => (leaf.kind === 'text' ? (leaf.at?.node ?? []) : leaf.node));
  if (source === undefined) return undefined;
  const test = file.textOf(node.test);
  return { node: node.test, source: contains(node.consequent, source) ? test : `!(${test})` };
}
