import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { canStandAt, type SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { type Alternative, slicePieces } from '../../values/text/match.ts';
import { argumentFor } from '../../values/text/pieces.ts';
import { joinedParts } from '../../values/text/query-text.ts';
import type { ChoicePiece, Hole, Place } from '../../values/value.ts';
import { encodedArgument } from '../conditions/encoders.ts';
import { appendedInLoop } from './appended-in-loop.ts';
import { appendedBy, isReadBeside } from './query-in-url.ts';
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

/**
 * One parameter for each item of a list: `ids.map((id) => `&library_id=${id}`).join('')`, and the same in a loop that
 * appends it to the URL.
 */
export function repeatedAt(site: CallSite, alternative: Alternative, at: number): QueryParameter | undefined {
  const { flat, pathEnd } = alternative;
  // Example: `&${ids.map((id) => `library_id=${id}`).join('&')}`
  const isBehindMark = /[?&]/.test(flat[at] ?? '') && at >= pathEnd && /[&#]|^$/.test(flat[at + 2] ?? '');
  const end = isBehindMark ? at + 2 : at + 1;
  const [piece] = slicePieces(alternative, end - 1, end);
  if (piece?.kind === 'choice') return isBehindMark ? undefined : inLoop(site, piece, at);
  if (piece?.kind !== 'hole' || !isCall(piece.node)) return undefined;
  const mark = isBehindMark ? '&' : '';
  const mapped = calledOn(piece.node, 'join');
  const [glue] = piece.node.arguments;
  const list = mapped && isCall(mapped) ? calledOn(mapped, 'map') : undefined;
  if (list === undefined || !mapped || !isCall(mapped) || glue?.type !== 'StringLiteral' || glue.value !== mark)
    return undefined;
  const [each] = mapped.arguments;
  const [item, ...others] = each?.type === 'ArrowFunctionExpression' ? each.params : [];
  if (each?.type !== 'ArrowFunctionExpression' || item?.type !== 'Identifier' || others.length > 0) return undefined;
  const pair = pairIn(piece.file, each.body, mark === '' ? '&' : '');
  const written = standing(site, { ...piece, node: list });
  if (pair === undefined || written === undefined) return undefined;
  const { name, value, node: inText } = pair;
  if (piece.file !== site.file && value !== item.name) return undefined;
  return {
    ...noParameter,
    name,
    each: {
      list: written as t.Expression,
      isOptional: false,
      isMapped: true,
      item: item.name,
      value,
      inText,
      statement: piece.node,
    },
    span: { start: at, end },
  };
}

/** A list as it can be written at the URL: itself, or what the function that joins it gets for it. */
function standing(site: CallSite, place: Place): t.Node | undefined {
  const { node } = place;
  const isWritten = node.type === 'Identifier' && place.file.names.bindingOf(node)?.writes.length !== 0;
  const given = node.type === 'Identifier' && !isWritten ? argumentFor(place, node) : undefined;
  const standsAt = (one: Place) => one.file === site.file && canStandAt(one.file, one.node, site.url.node);
  return [place, given].find((one) => one !== undefined && standsAt(one))?.node;
}

/** `for (const id of ids) url += `&library_id=${id}`` */
function inLoop(site: CallSite, { branches, node, file }: ChoicePiece, at: number): QueryParameter | undefined {
  const [added, ...others] = branches.filter((branch) => branch.length > 0);
  const write = added === undefined || others.length > 0 || file !== site.file ? undefined : appendedBy(site, added);
  const pair = write && pairIn(file, write.right);
  const each = write && pair && appendedInLoop(file, write, pair.node);
  if (write === undefined || pair === undefined || each?.statement === undefined) return undefined;
  const isThisLoop = each.statement === node || file.names.parentOf(node) === each.statement;
  if (!isThisLoop || !canStandAt(file, each.list, site.url.node) || isReadBeside(site, write)) return undefined;
  const { statement } = each;
  return {
    ...noParameter,
    name: pair.name,
    each: { ...each, inText: pair.node },
    statement,
    span: { start: at, end: at + 1 },
  };
}

/** `x` in `x.join(…)` */
function calledOn({ callee }: { readonly callee: t.Node }, name: string): t.Node | undefined {
  return isMember(callee) && memberName(callee) === name ? callee.object : undefined;
}

interface Pair {
  readonly name: string;
  readonly node: t.Node;
  /** The source of the value, without its encoding. */
  readonly value: string;
}

/** The name and the value in `&name=${value}` and `'&name=' + value`, if that starts with a mark. */
function pairIn(file: SourceFile, source: t.Node, mark = '&'): Pair | undefined {
  const [start, value, ...others] = joinedParts(source);
  const text = start?.type === 'StringLiteral' ? start.value : start?.type === 'TemplateElement' ? start.value.raw : '';
  const [, name] = text.startsWith(mark) ? (/^([\w.-]+)(?:\[\])?=$/.exec(text.slice(mark.length)) ?? []) : [];
  if (name === undefined || value === undefined || value.type === 'TemplateElement' || others.length > 0)
    return undefined;
  const node = encodedArgument({ node: value, file }) ?? value;
  return { name, node, value: file.textOf(node) };
}
