import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { canStandAt, type SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { type Alternative, slicePieces } from '../../values/text/match.ts';
import type { Hole } from '../../values/value.ts';
import { encodedArgument } from '../conditions/encoders.ts';
import { noParameter, type QueryParameter } from './query-parameter.ts';

/**
 * The first part of a range of a URL that may hold more parameters: by the text that it is made from, or because it
 * follows a whole value, as in `size=20${more}`.
 */
export function moreBehind(alternative: Alternative, start: number, end: number): number | undefined {
  const { pieces, offsets, flat } = alternative;
  const index = pieces.findIndex((piece, at) => {
    const offset = offsets[at] as number;
    if (offset < start || offset >= end) return false;
    const isBehindValue = offset > start && valueEnd.test(flat[offset - 1] ?? '');
    const starts = piece.kind === 'choice' ? piece.branches.flatMap(([first]) => first ?? []) : [piece];
    return starts.some((one) => {
      if (one.kind !== 'hole' || one.isQuery) return false;
      return (isBehindValue && !isWord(one)) || textsOf(one).some(holdsMark);
    });
  });
  return index < 0 ? undefined : offsets[index];
}

/** The end of a value: a word, or an unknown part of the URL. */
const valueEnd = /[\w\uE000-\uF8FF]/;

/** The expressions that write the text of an expression: its own, or those of the variable that it names. */
function textsOf({ node, file }: Hole): readonly t.Node[] {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding?.declaration.type !== 'VariableDeclarator') return [node];
  return [...(binding.declaration.init ? [binding.declaration.init] : []), ...binding.writes];
}

/** Whether an expression is one word that names no further parameter: it is encoded, or a number. */
function isWord({ node, file }: Hole): boolean {
  if (encodedArgument({ node, file }) !== undefined) return true;
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined) return node.type !== 'Identifier';
  const annotation = binding.identifier.typeAnnotation;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation.type : undefined;
  const init = 'init' in binding.declaration ? binding.declaration.init : undefined;
  return type === undefined ? init?.type === 'NumericLiteral' : type !== 'TSStringKeyword';
}

/** Whether the text of an expression has a `&` that is not encoded. */
function holdsMark(expression: t.Node): boolean {
  let found = false;
  walk(expression, (node) => {
    if (isCall(node) && node.callee.type === 'Identifier' && /^encodeURI/.test(node.callee.name)) return false;
    found ||= node.type === 'StringLiteral' && node.value.includes('&');
    found ||= node.type === 'TemplateElement' && node.value.raw.includes('&');
    return undefined;
  });
  return found;
}

/** One parameter for each item of a list: `ids.map((id) => `&library_id=${id}`).join('')`. */
export function repeatedAt(site: CallSite, alternative: Alternative, at: number): QueryParameter | undefined {
  const [piece] = slicePieces(alternative, at, at + 1);
  if (piece?.kind !== 'hole' || piece.file !== site.file || !isCall(piece.node)) return undefined;
  const mapped = calledOn(piece.node, 'join');
  const [glue] = piece.node.arguments;
  const list = mapped && isCall(mapped) ? calledOn(mapped, 'map') : undefined;
  if (list === undefined || !mapped || !isCall(mapped) || glue?.type !== 'StringLiteral' || glue.value !== '')
    return undefined;
  const [each] = mapped.arguments;
  const [item, ...others] = each?.type === 'ArrowFunctionExpression' ? each.params : [];
  if (each?.type !== 'ArrowFunctionExpression' || item?.type !== 'Identifier' || others.length > 0) return undefined;
  const pair = pairIn(site.file, each.body);
  if (pair === undefined || !canStandAt(site.file, list, site.url.node)) return undefined;
  const { name, value } = pair;
  return {
    ...noParameter,
    name,
    each: { list: list as t.Expression, isOptional: false, item: item.name, value, statement: piece.node },
    span: { start: at, end: at + 1 },
  };
}

/** `x` in `x.join(…)` */
function calledOn({ callee }: { readonly callee: t.Node }, name: string): t.Node | undefined {
  return isMember(callee) && memberName(callee) === name ? callee.object : undefined;
}

/** The name in `&name=${value}`, and the source of the value without its encoding. */
function pairIn(file: SourceFile, node: t.Node): { readonly name: string; readonly value: string } | undefined {
  if (node.type !== 'TemplateLiteral' || node.expressions.length !== 1) return undefined;
  const [before, behind] = node.quasis.map(({ value }) => value.raw);
  const [, name] = /^&([\w.-]+)(?:\[\])?=$/.exec(before ?? '') ?? [];
  const [value] = node.expressions;
  return name === undefined || behind !== '' || value === undefined
    ? undefined
    : { name, value: file.textOf(encodedArgument({ node: value, file }) ?? value) };
}
