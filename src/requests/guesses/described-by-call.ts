import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { contains } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Piece, Place, Value } from '../../values/value.ts';
import { type RequestCall, refuse } from '../call-site.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { siteOf } from './described.ts';
import { readDescription } from './description.ts';

const deepest = 3;

/**
 * The requests described by the result of a function of the code base, if its call has their path: `list('Genres',
 * '/api/v1/genres')` returns `{ routing: { request: { method, url } } }`.
 */
export function sitesDescribedByCall(evaluator: Evaluator, place: Place<CallNode>): RequestCall[] {
  const { node, file } = place;
  const root = node.arguments.find((argument) => isPath(argument));
  if (root === undefined || functionsOf(evaluator.evaluate({ ...place, node: node.callee })).length === 0) return [];
  return objectsIn(evaluator, evaluator.evaluate(place), 0).flatMap((object): RequestCall[] => {
    const description = readDescription(evaluator, object);
    const site = description && siteOf(evaluator, description);
    const isOwn = (piece: Piece) => [...piece.via, ...sourceOf(piece)].some((one) => isIn(one, root, place));
    if (site === undefined || !site.pieces.some(isOwn)) return [];
    const respell = () => refuse('declared', 'the called function sets the method; change it there');
    return [{ ...site, file, node, url: { ...place, node: root }, isOwn, isDeclared: true, respell }];
  });
}

function isPath(node: t.Node): boolean {
  if (node.type === 'StringLiteral') return node.value.includes('/');
  return node.type === 'TemplateLiteral' && node.quasis.some((quasi) => quasi.value.raw.includes('/'));
}

/** The position of a piece of a URL in the source. */
export function sourceOf(piece: Piece): readonly { readonly node: t.Node; readonly file: Place['file'] }[] {
  if (piece.kind === 'text') return piece.at === undefined ? [] : [piece.at];
  return [piece];
}

function isIn(one: { readonly node: t.Node; readonly file: Place['file'] }, root: t.Node, { file }: Place): boolean {
  return one.file === file && contains(root, one.node);
}

/** The object literals in a value, down to a few levels. */
function objectsIn(evaluator: Evaluator, value: Value, depth: number): Place<t.ObjectExpression>[] {
  if (value.kind === 'choice') return value.branches.flatMap((branch) => objectsIn(evaluator, branch, depth));
  if (value.kind !== 'object' || depth > deepest) return [];
  const inner = value.place.node.properties.flatMap((property) =>
    property.type === 'ObjectProperty' && /^(Object|Conditional)Expression$/.test(property.value.type)
      ? objectsIn(evaluator, evaluator.evaluate({ ...value.place, node: property.value }), depth + 1)
      : [],
  );
  return [value.place, ...inner];
}
