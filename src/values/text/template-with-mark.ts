import type * as t from '@babel/types';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { declaredWith, functionNamed } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, type TextEdit } from '../../source/text-edit.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place } from '../value.ts';
import type { UrlChange, UrlEdit } from './edit.ts';
import { type Alternative, slicePieces } from './match.ts';
import { otherMarks, type QueryMark } from './query-mark.ts';
import { writtenAt } from './written-at.ts';

/** An optional part of a query as the inside of a template, with another mark before it. */
export function templateWithMark(...given: Parameters<typeof markedPart>): string | undefined {
  const marked = markedPart(...given);
  return marked && `\${${marked.source}}`;
}

/** An optional part of a query with another mark before it; `isOpen`: in a sum, it needs parentheses. */
function markedPart(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  { start, end }: UrlChange,
  mark: QueryMark,
): { readonly source: string; readonly isOpen: boolean } | undefined {
  const [piece, ...others] = slicePieces(alternative, start, end);
  if (piece === undefined || piece.kind === 'text' || others.length > 0) return undefined;
  const written = writtenAt(evaluator, root, piece);
  if (written === undefined) return undefined;
  const { node, file } = written;
  const edits = otherMarks(piece, mark).map(({ text, at }) => ({ at, old: text }));
  const body = resultOf(file, node);
  const marked = [node, ...(body === undefined ? [] : [body])].find((one: t.Node) =>
    edits.every(({ at }) => at?.file === file && contains(one, at.node)),
  );
  const given = marked === node ? [] : marked && argumentsIn(file, node, marked);
  if (marked !== undefined && given !== undefined) {
    const marks = edits.map(({ at }) => ({ start: at?.start ?? 0, end: at?.end ?? 0, text: mark }));
    const inside = [...marks, ...given].map(({ start, end, text }) => ({
      start: start - startOf(marked),
      end: end - startOf(marked),
      text,
    }));
    const text = applyEdits(
      file.textOf(marked),
      inside.sort((a, b) => a.start - b.start),
    );
    return { source: text, isOpen: marked !== node };
  }
  const [old] = edits;
  const { quote } = file.style;
  const source = /^(Identifier|(Optional)?(Member|Call)Expression)$/.test(node.type)
    ? file.textOf(node)
    : `(${file.textOf(node)})`;
  return old && { source: `${source}.replace(${quote}${old.old}${quote}, ${quote}${mark}${quote})`, isOpen: false };
}

/** What a constant or a function of the file gives, if it is one short expression: `id ? `?library_id=${id}` : ''`. */
function resultOf(file: SourceFile, node: t.Node): t.Expression | undefined {
  const init = node.type === 'Identifier' ? constantNamed(file, node) : undefined;
  if (init !== undefined) return isShort(init) ? init : undefined;
  const fn = node.type === 'CallExpression' ? functionNamed(file.names, node.callee) : undefined;
  const body = fn && !fn.async && !fn.generator ? fn.body : undefined;
  const [only, ...others] = body?.type === 'BlockStatement' ? body.body : [];
  const returned = only?.type === 'ReturnStatement' && others.length === 0 ? only.argument : undefined;
  const result = body?.type === 'BlockStatement' ? (returned ?? undefined) : body;
  return result !== undefined && isShort(result) ? result : undefined;
}

function isShort(node: t.Node): boolean {
  return endOf(node) - startOf(node) < 80;
}

/** What a variable is declared with, if that gives the same wherever the variable is read. */
function constantNamed({ names }: SourceFile, node: t.Identifier): t.Expression | undefined {
  const init = names.bindingOf(node)?.writes.length === 0 ? declaredWith(names, node) : undefined;
  const mayChange = (one: t.Node) =>
    isCall(one) || isMember(one) || (one.type === 'Identifier' && (names.bindingOf(one)?.writes.length ?? 0) > 0);
  return init && !holdsSuch(init, mayChange) ? init : undefined;
}

/**
 * The edits that put the arguments of a call into what its function gives; undefined if they are more than names, or the
 * result uses names that mean something else at the call.
 */
function argumentsIn(file: SourceFile, call: t.Node, result: t.Node): TextEdit[] | undefined {
  const args = call.type === 'CallExpression' ? call.arguments : [];
  const params = call.type === 'CallExpression' ? (functionNamed(file.names, call.callee)?.params ?? []) : [];
  const edits: TextEdit[] = [];
  let isPlain = params.every(({ type }) => type === 'Identifier');
  walk(result, (node) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    if (node.type !== 'Identifier' || binding === undefined) {
      isPlain &&= node.type !== 'ThisExpression' && !isFunction(node);
      return;
    }
    const given = args[(params as readonly t.Node[]).indexOf(binding.identifier)];
    const parent = file.names.parentOf(node);
    if (given === undefined) isPlain &&= file.names.lookup(node.name, call) === binding;
    else {
      isPlain &&=
        /^(Identifier|MemberExpression)$/.test(given.type) && !isMember(parent) && parent?.type !== 'ObjectProperty';
      edits.push({ start: startOf(node), end: endOf(node), text: file.textOf(given) });
    }
  });
  return isPlain ? edits : undefined;
}

/** The edit that gives an optional part of a query another mark where an expression refers to it. */
export function markedHere(
  evaluator: Evaluator,
  root: Place,
  alternative: Alternative,
  change: UrlChange,
): UrlEdit | undefined {
  const marked = change.mark && markedPart(evaluator, root, alternative, change, change.mark);
  const [piece] = slicePieces(alternative, change.start, change.end);
  const node = piece === undefined || piece.kind === 'text' ? undefined : writtenAt(evaluator, root, piece)?.node;
  if (marked === undefined || node === undefined || !contains(root.node, node)) return undefined;
  // Example: `'/tags?unpaged=true' + within(id)`
  const isInSum = root.file.names.parentOf(node)?.type === 'BinaryExpression';
  const source = marked.isOpen && isInSum ? `(${marked.source})` : marked.source;
  return { edits: [{ start: startOf(node), end: endOf(node), text: source }], through: [] };
}
